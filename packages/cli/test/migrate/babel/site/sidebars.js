module.exports = { docs: ['index', 'usage'] }
