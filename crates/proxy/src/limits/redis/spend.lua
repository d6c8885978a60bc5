-- KEYS: the day's tokens. ARGV: tokens to add.
local at = now()
local before = spent(KEYS[1], at)
redis.call('HSET', KEYS[1], 'day', whole(math.floor(at / DAY)), 'tokens', whole(before + tonumber(ARGV[1])))
redis.call('PEXPIRE', KEYS[1], 2 * 24 * 60 * 60 * 1000)
