import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://example.github.io/docs',
  editUrl: 'https://github.com/example/docs/edit/main',
  mermaid: true,
  components: { Card: './card.tsx' },
})
