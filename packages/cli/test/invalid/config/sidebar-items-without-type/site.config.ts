export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  docs: {
    sidebars: {
      guide: [{ id: 'intro' }, { label: 'Writing', items: ['intro'] }, { label: 'Status', href: '/status' }],
    },
  },
}
