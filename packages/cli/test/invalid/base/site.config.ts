export default {
  title: 'Base',
  url: 'https://docs.example.com',
  placeholders: { product: 'gizmo' },
}
