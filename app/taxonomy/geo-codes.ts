export function toAlpha2(alpha3: string | null | undefined): string | undefined {
  return outward.get(alpha3?.trim().toLowerCase() ?? '');
}

export function toAlpha3(alpha2: string | null | undefined): string | undefined {
  return inward.get(alpha2?.trim().toLowerCase() ?? '');
}

/** American Samoa and Montserrat share their two letters with a group of countries, whose pages are at that address. */
export const hasAddress = (alpha3: string) => toAlpha3(toAlpha2(alpha3)) === alpha3;

// `deude` is deu ↔ de. Kept here instead of in the facts, because links need it in the browser.
const countries = `
  abwaw afgaf agoao aiaai alaax albal andad areae argar armam asmas ataaq atftf atgag ausau autat azeaz
  bdibi belbe benbj besbq bfabf bgdbd bgrbg bhrbh bhsbs bihba blmbl blrby blzbz bmubm bolbo brabr brbbb
  brnbn btnbt bvtbv bwabw cafcf canca cckcc chech chlcl chncn civci cmrcm codcd cogcg cokck colco comkm
  cpvcv cricr cubcu cuwcw cxrcx cymky cypcy czecz deude djidj dmadm dnkdk domdo dzadz ecuec egyeg erier
  esheh espes estee ethet finfi fjifj flkfk frafr frofo fsmfm gabga gbrgb geoge ggygg ghagh gibgi gingn
  glpgp gmbgm gnbgw gnqgq grcgr grdgd grlgl gtmgt gufgf gumgu guygy hkghk hmdhm hndhn hrvhr htiht hunhu
  idnid imnim indin iotio irlie irnir irqiq islis isril itait jamjm jeyje jorjo jpnjp kazkz kenke kgzkg
  khmkh kirki knakn korkr kwtkw laola lbnlb lbrlr lbyly lcalc lieli lkalk lsols ltult luxlu lvalv macmo
  mafmf marma mcomc mdamd mdgmg mdvmv mexmx mhlmh mkdmk mliml mltmt mmrmm mneme mngmn mnpmp mozmz mrtmr
  msrms mtqmq musmu mwimw mysmy mytyt namna nclnc nerne nfknf ngang nicni niunu nldnl norno nplnp nrunr
  nzlnz omnom pakpk panpa pcnpn perpe phlph plwpw pngpg polpl pripr prkkp prtpt prypy pseps pyfpf qatqa
  reure rouro rusru rwarw sausa sdnsd sensn sgpsg sgsgs shnsh sjmsj slbsb slesl slvsv smrsm somso spmpm
  srbrs ssdss stpst sursr svksk svnsi swese swzsz sxmsx sycsc syrsy tcatc tcdtd tgotg thath tjktj tkltk
  tkmtm tlstl tonto ttott tuntn turtr tuvtv twntw tzatz ugaug ukrua umium uryuy usaus uzbuz vatva vctvc
  venve vgbvg virvi vnmvn vutvu wlfwf wsmws xkxxk yemye zafza zmbzm zwezw
`;

// ISO 3166 leaves these two-letter codes free, except `as` and `ms`, which are also American Samoa's and Montserrat's:
// from two letters the group wins.
const groups = 'worww eureu afraa asias seasu latlm mennm gccgc soams eeueo';

const pairs = `${countries} ${groups}`
  .trim()
  .split(/\s+/)
  .map((pair) => [pair.slice(0, 3), pair.slice(3)] as const);

const outward: ReadonlyMap<string, string> = new Map(pairs);

// The groups come last, so that they overwrite the two countries that share their letters.
const inward: ReadonlyMap<string, string> = new Map(pairs.map(([alpha3, alpha2]) => [alpha2, alpha3]));
