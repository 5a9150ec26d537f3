export default {
  title: 'Docs',
}
