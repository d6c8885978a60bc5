-- What the other scripts share. Times are microseconds of Redis' own clock, so that no proxy's clock matters.
local MINUTE = 60 * 1000 * 1000
local DAY = 24 * 60 * MINUTE

local function now()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000000 + tonumber(time[2])
end

local function whole(number)
  return string.format('%.0f', number)
end

-- How many answers run: those whose lease has ended don't.
local function running(key, at)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', whole(at))
  return redis.call('ZCARD', key)
end

local function hold(key, id, at, lease)
  redis.call('ZADD', key, whole(at + lease), id)
  redis.call('PEXPIRE', key, math.ceil(lease / 1000))
end

-- A bucket that leaks evenly, as the time at which it will be empty. Counts the request, or gives how long it has to wait.
local function too_often(key, at, per_minute)
  local empty = math.max(tonumber(redis.call('GET', key) or '0'), at) + MINUTE / per_minute
  if empty > at + MINUTE then
    return empty - at - MINUTE
  end
  redis.call('SET', key, whole(empty), 'PX', math.ceil((empty - at) / 1000))
  return nil
end

-- The tokens that were spent today.
local function spent(key, at)
  local day, tokens = unpack(redis.call('HMGET', key, 'day', 'tokens'))
  return day == whole(math.floor(at / DAY)) and tonumber(tokens) or 0
end
