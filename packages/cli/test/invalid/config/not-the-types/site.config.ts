export default {
  title: 42,
  url: true,
  tagline: null,
  baseUrl: ['/'],
  trailingSlash: 'never',
  noIndex: 'no',
}
