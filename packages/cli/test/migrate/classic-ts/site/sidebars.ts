export default { main: ['start'] }
