-- Refreshes in sequence: each response's token is used for a later request.
local tokens, first, last = {}, 1, 0
for line in io.lines(os.getenv('TOKENS')) do
  last = last + 1
  tokens[last] = line
end
local headers = { ['Content-Type'] = 'application/x-www-form-urlencoded' }

request = function()
  local token = tokens[first]
  tokens[first] = nil
  first = first + 1
  return wrk.format('POST', nil, headers, 'grant_type=refresh_token&refresh_token=' .. token)
end

response = function(_, _, body)
  last = last + 1
  tokens[last] = body:match('"refresh_token":%s*"([^"]+)"')
end
