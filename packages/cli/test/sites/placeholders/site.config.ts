import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Placeholders',
  url: 'https://docs.example.com',
  placeholders: { product: 'gizmo', Product: 'Gizmo & Co' },
})
