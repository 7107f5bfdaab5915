-- Signs many people in, in turn.
local people, template = tonumber(os.getenv('PEOPLE')), os.getenv('BODY')
local headers = { ['Content-Type'] = 'application/json' }
local turn = 0

request = function()
  turn = (turn + 1) % people
  return wrk.format('POST', nil, headers, (template:gsub('NUMBER', turn)))
end
