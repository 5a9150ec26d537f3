import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  i18n: { locales: ['de'] },
  navbar: {
    items: [
      { label: 'Code', href: 'htps://code.example.org' },
      { label: 'Editor', href: 'vscode://file/x' },
    ],
  },
  footer: { links: [{ label: 'Blog', href: 'http:/blog.example.org' }] },
  security: { csp: { sources: { 'connect-src': ['http//api.example.org', 'wss://live.example.org', 'https:'] } } },
})
