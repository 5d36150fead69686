import { testChanges } from './changedSample.ts'

testChanges(
  'names in braces',
  String.raw`
  catalogs/en/footer.copyright | "© '{year}' {company} {cnpj}" | apostrophe ‹'› {year}
  catalogs/en/footer.copyright | "© d'{year} {company} {cnpj}" | apostrophe ‹'› {year} → "footer.copyright": "© d’
  catalogs/en/footer.copyright | "© {year} {company}, 2'' {cnpj}" | apostrophe-unseen ‹'›
  catalogs/en/footer.copyright | "© {year} '<' {company} {cnpj}" | apostrophe-unseen ‹'›
  catalogs/en/footer.copyright | "© {year} d'Ávila {company} {cnpj}"
  catalogs/br/hero.text | "Tubos de 2'' e 3'' de verdade, '<' e '>'"
  catalogs/en/footer.copyright | "© {year {company} {cnpj}" | brace-unclosed ‹{› → "footer.copyright": "© {year}
  catalogs/en/footer.copyright | "© { year {company} {cnpj}" | brace-unclosed ‹{› → "footer.copyright": "© { year}
  catalogs/en/footer.copyright | "© {jahr {company} {cnpj}" | brace-unclosed ‹{›
  catalogs/en/footer.copyright | "\n\"© {jahr} {company} {cnpj}" | placeholder-translated ‹{jahr}› → "footer.copyright": "\n\"© {year}
  catalogs/en/footer.copyright | "© {jahr} {firm} {cnpj}" | placeholder-translated ‹{jahr}› {firm}, {year}, {company}
  catalogs/en/footer.copyright | "© {jahr} {jahr} {company} {cnpj}" | placeholder-translated ‹{jahr}› {year}
  catalogs/en/footer.copyright | "© {year} {company} {cnpj} {city}" | placeholder-unknown ‹{city}› {year}, {company}, {cnpj}
  catalogs/en/footer.copyright | "© {year} {company}" | placeholder-missing {cnpj}
  catalogs/en/footer.copyright | "©" | placeholder-missing {year}, {company}, {cnpj}
  catalogs/br/footer.copyright | "© {year, number} {company} {cnpj}" | placeholder-kind ‹{year, number}› {year}
  catalogs/br/footer.copyright | "© {year, select, other {x}} {company} {cnpj}" | placeholder-kind ‹, select, other {x}}› {year}
  catalogs/br/hero.text | "Um {} texto de verdade" | brace-empty ‹{}› → "hero.text": "Um␣
  catalogs/br/hero.text | "Um texto } de verdade" | brace-stray ‹}› → "hero.text": "Um texto␣
  catalogs/br/hero.text | "d'{nome} de verdade" | apostrophe ‹'› {nome} → "hero.text": "d’
  catalogs/br/hero.text | "um '{nome}' de verdade"
  catalogs/br/hero.text | "um {nome, select, x {y}} de verdade" | other-missing ‹{› other
  catalogs/br/hero.text | "um {nome, plural} de verdade" | text-broken ‹{› {year}
  catalogs/br/hero.text | "um \\ \" { de verdade" | brace-unclosed ‹{›
`,
  [
    [
      'catalogs/br/hero.text',
      'Linha\numa \u0001 texto } de verdade',
      'lines-lost 1 (hero)',
      'unshowable �',
      'brace-stray ‹}› → "hero.text": "Linha\\numa \\u0001 texto␣',
    ],
  ],
)
