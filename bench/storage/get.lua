-- Repeats the same request of a signed-in person.
wrk.headers['Authorization'] = os.getenv('AUTHORIZATION')
