throw Object.assign(Object.create(null), { status: 404 })
