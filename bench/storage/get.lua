-- The same question again and again, by somebody who is signed in.
wrk.headers['Authorization'] = os.getenv('AUTHORIZATION')
