-- KEYS: the client's searches. ARGV: searches in a minute. Gives 0, or the microseconds to wait.
return math.ceil(too_often(KEYS[1], now(), tonumber(ARGV[1])) or 0)
