export default { index: 'Overview', blocks: 'Blocks', code: 'Code' }
