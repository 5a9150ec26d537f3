throw Object.assign(new Error('x'), { message: undefined })
