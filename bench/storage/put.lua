-- Writes a value, another one each time.
local counter = 0
wrk.method = 'PUT'
wrk.headers['Content-Type'] = 'application/json'
wrk.headers['Authorization'] = os.getenv('AUTHORIZATION')
function request()
  counter = counter + 1
  return wrk.format(nil, nil, nil, '"resume-' .. counter .. '.pdf"')
end
