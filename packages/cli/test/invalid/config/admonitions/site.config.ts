import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  markdown: { components: { card: './Card' }, admonitions: { tabs: 'info', 'a word': 'tip', spell: 'magic' } },
})
