export default {
  title: 'Docs',
  url: 'ftp://example.org',
}
