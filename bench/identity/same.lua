-- Repeats the same request.
wrk.method = 'POST'
wrk.body = os.getenv('BODY')
wrk.headers['Content-Type'] = 'application/json'
wrk.headers['Authorization'] = os.getenv('AUTHORIZATION')
