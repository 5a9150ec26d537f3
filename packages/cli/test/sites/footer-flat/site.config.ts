import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Footer flat',
  url: 'https://docs.example.com',
  footer: { links: [{ label: 'Start', to: '/' }, { label: 'Elsewhere', href: 'https://example.net', rel: 'me' }, { label: 'Raw', to: 'pathname:///raw/' }] },
})
