-- Uploads one file in each request, for the next person in turn: the bodies of one person are
-- received eight at a time. Each person has four names.
local counter, people = 0, {}
for line in io.lines(os.getenv('PEOPLE_FILE')) do
  local uid, token = line:match('(%S+) (%S+)')
  local path = '/v0/b/' .. os.getenv('BUCKET') .. '/o?name=' .. uid .. '%2Fresumes%2F'
  local headers = {
    ['Authorization'] = os.getenv('SCHEME') .. ' ' .. token,
    ['Content-Type'] = 'multipart/related; boundary=xyz',
    ['X-Goog-Upload-Protocol'] = 'multipart',
  }
  people[#people + 1] = { path = path, headers = headers }
end
local body = table.concat({
  '--xyz\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"contentType":"application/pdf"}\r\n',
  '--xyz\r\nContent-Type: application/pdf\r\n\r\n',
  '%PDF-1.4\n' .. string.rep('A', tonumber(os.getenv('SIZE')) - 9),
  '\r\n--xyz--',
})
wrk.method = 'POST'
function request()
  counter = counter + 1
  local person = people[counter % #people + 1]
  local name = math.floor(counter / #people) % 4 .. '.pdf'
  return wrk.format(nil, person.path .. name, person.headers, body)
end
