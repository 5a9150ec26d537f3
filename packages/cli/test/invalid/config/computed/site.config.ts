const key = 'noIndex'
const items = ['a', 'b'].map((label) => ({ label }))

export default {
  title: 'Docs',
  url: 'https://docs.example.org',
  [key]: 'yes',
  navbar: {
    items,
  },
}
