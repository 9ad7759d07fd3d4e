"""HTTP: the application, its requests and answers, middleware, static files."""
