-- Writes a new value each time, for the next person in turn.
local counter, people = 0, {}
for line in io.lines(os.getenv('PEOPLE_FILE')) do
  local uid, token = line:match('(%S+) (%S+)')
  people[#people + 1] = { path = '/users/' .. uid .. '/resumes/current.json', token = token }
end
wrk.method = 'PUT'
function request()
  counter = counter + 1
  local person = people[counter % #people + 1]
  local headers = { Authorization = 'Bearer ' .. person.token, ['Content-Type'] = 'application/json' }
  return wrk.format(nil, person.path, headers, '"resume-' .. counter .. '.pdf"')
end
