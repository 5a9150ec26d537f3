export default {
  title: ' ',
  url: 'https://docs.example.org',
}
