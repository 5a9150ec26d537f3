export default {
  title: 'Wrapped',
  url: 'https://docs.example.com',
  theme: {
    components: { Footer: './components/Footer.tsx', CodeBlock: './components/CodeBlock.tsx' },
    css: ['./brand.css'],
  },
  footer: { copyright: 'The old end.' },
}
