export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  highlight: { magicComments: [{ className: 'marked' }] },
}
