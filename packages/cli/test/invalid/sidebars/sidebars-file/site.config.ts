export default {
  title: 'Cove',
  url: 'https://docs.example.com',
  docs: { sidebars: './sidebars.js' },
}
