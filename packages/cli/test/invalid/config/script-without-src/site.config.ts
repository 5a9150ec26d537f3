import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  scripts: [{ async: true }, 7, { src: '/chat.js', 'bad name': 'x' }],
})
