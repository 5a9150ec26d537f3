export default {
  main: [
    { type: 'doc', id: 'index', label: 'Start' },
    { type: 'category', label: 'Guide', link: { type: 'doc', id: 'guide/index' }, items: ['guide/weave'] },
  ],
}
