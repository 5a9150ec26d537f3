import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Pages without a footer',
  url: 'https://docs.example',
  footer: { copyright: 'Text of the footer' },
})
