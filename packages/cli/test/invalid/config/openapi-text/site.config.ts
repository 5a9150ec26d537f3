import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Test',
  url: 'https://docs.example.com',
  openapi: 'openapi.yaml',
})
