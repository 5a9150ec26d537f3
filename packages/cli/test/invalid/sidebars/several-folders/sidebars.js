module.exports = {
  main: ['index', 'absent'],
}
