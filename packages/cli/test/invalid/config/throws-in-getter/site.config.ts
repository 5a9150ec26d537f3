export default {
  get title() {
    throw new Error('no title yet')
  },
}
