import { testChanges } from './changedSample.ts'

testChanges(
  'names in braces',
  String.raw`
  catalogs/en/footer.copyright | "© '{year}' {company} {cnpj}" | apostrophe ‹'›
  catalogs/en/footer.copyright | "© d'{year} {company} {cnpj}" | apostrophe ‹'›
  catalogs/en/footer.copyright | "© {year} {company}, 2'' {cnpj}" | apostrophe ‹'›
  catalogs/en/footer.copyright | "© {year} d'Ávila {company} {cnpj}"
  catalogs/br/hero.text | "Tubos de 2'' e 3'' de verdade, '<' e '>'"
  catalogs/en/footer.copyright | "© {year {company} {cnpj}" | text-broken ‹{›
  catalogs/en/footer.copyright | "© { year {company} {cnpj}" | text-broken ‹{›
  catalogs/en/footer.copyright | "© {jahr {company} {cnpj}" | text-broken ‹{›
  catalogs/en/footer.copyright | "\n\"© {jahr} {company} {cnpj}" | placeholder-unknown ‹{jahr}› → {year}
  catalogs/en/footer.copyright | "© {jahr} {firm} {cnpj}" | placeholder-unknown ‹{jahr}›
  catalogs/en/footer.copyright | "© {jahr} {jahr} {company} {cnpj}" | placeholder-unknown ‹{jahr}›
  catalogs/en/footer.copyright | "© {year} {company} {cnpj} {city}" | placeholder-unknown ‹{city}›
  catalogs/en/footer.copyright | "© {year} {company}" | placeholder-missing
  catalogs/en/footer.copyright | "©" | placeholder-missing
  catalogs/br/footer.copyright | "© {year, number} {company} {cnpj}" | placeholder-unknown ‹{year, number}› → {year}
  catalogs/br/footer.copyright | "© {year, select, other {x}} {company} {cnpj}" | placeholder-unknown ‹, select, other {x}}› → {year}
`,
)
