const basics = [{ type: 'doc', idd: 'intro' }]

export default {
  guide: basics,
}
