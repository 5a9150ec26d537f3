export default {
  title: 'Docs',
  url: 'https://docs.example.org',
  title: 42,
}
