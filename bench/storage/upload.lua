-- Uploads one file in each request. Each connection uses its names in turn.
local counter = 0
local body = '%PDF-1.4\n' .. string.rep('A', tonumber(os.getenv('SIZE')) - 9)
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/pdf'
wrk.headers['Authorization'] = os.getenv('AUTHORIZATION')
wrk.headers['X-Goog-Upload-Protocol'] = os.getenv('PROTOCOL')
if os.getenv('PROTOCOL') == 'multipart' then
  wrk.headers['Content-Type'] = 'multipart/related; boundary=xyz'
  body = '--xyz\r\nContent-Type: application/json; charset=utf-8\r\n\r\n{"contentType":"application/pdf"}\r\n'
    .. '--xyz\r\nContent-Type: application/pdf\r\n\r\n' .. body .. '\r\n--xyz--'
end
function request()
  counter = counter + 1
  return wrk.format(nil, os.getenv('UPLOAD') .. (counter % 16) .. '.pdf', nil, body)
end
