-- KEYS: running answers, the client's running answers, the client's answers of the last minute, the day's tokens.
-- ARGV: the answer's name, its lease in microseconds, then the limits: answers at once, of the client at once, of the client in
-- a minute, tokens in a day (0: no limit). Gives what was decided and the microseconds to wait.
local at = now()
local lease = tonumber(ARGV[2])
local most_tokens = tonumber(ARGV[6])
if most_tokens > 0 and spent(KEYS[4], at) >= most_tokens then
  return { 'spent', math.ceil(DAY - at % DAY) }
end
if running(KEYS[1], at) >= tonumber(ARGV[3]) then
  return { 'overloaded', 0 }
end
if running(KEYS[2], at) >= tonumber(ARGV[4]) then
  return { 'too many at once', 0 }
end
local wait = too_often(KEYS[3], at, tonumber(ARGV[5]))
if wait then
  return { 'too often', math.ceil(wait) }
end
hold(KEYS[1], ARGV[1], at, lease)
hold(KEYS[2], ARGV[1], at, lease)
return { 'granted', 0 }
