export default {
  title: 'Docs',
  url: 'docs.example.org',
}
