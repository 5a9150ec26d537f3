export default {
  title: 'Planted',
  url: 'https://docs.example.com',
  i18n: {
    locales: ['en', 'de', 'fr'],
    localeConfigs: { de: { minTranslated: 90 }, fr: { minTranslated: 50 } },
  },
  llms: { pages: true },
  openapi: [{ path: 'shop.yaml', routeBasePath: '/api' }],
  theme: { css: ['./colors.css'] },
  checks: {
    links: { privateHosts: ['PRIVATE_HOST', '127.0.0.1:1'] },
    weight: { html: 12, css: 99, image: 2, script: 80, font: 2 },
    code: { commands: { js: 'node --check' } },
    prose: { terms: { GitHub: ['Github'], JavaScript: ['Javascript'] } },
  },
}
