export default {
  title: 'Memberlatch',
  url: 'https://docs.example.org',
  i18n: { locales: ['en', 'fr'], layout: 'docusaurus' },
  navbar: { title: 'Manual', items: [{ type: 'doc', docId: 'index', label: 'Start' }] },
  footer: { links: [{ label: 'Start', to: '/' }], copyright: 'By all of us' },
}
