module.exports = { main: ['start', 'strat'], rest: require('./rest.json') }
