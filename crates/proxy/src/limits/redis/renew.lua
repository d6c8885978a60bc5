-- KEYS: running answers, then the running answers of each client. ARGV: the lease in microseconds, then the answer's name of each.
local at = now()
local lease = tonumber(ARGV[1])
for index = 2, #KEYS do
  hold(KEYS[1], ARGV[index], at, lease)
  hold(KEYS[index], ARGV[index], at, lease)
end
