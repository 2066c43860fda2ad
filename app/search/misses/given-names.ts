/** Common first names in the countries that most of our visitors come from, without accents. */
export const givenNames: ReadonlySet<string> = new Set(
  `
  aaron adam adrian agnes ahmed aisha alan albert alex alexander alexandra alexandre alexis alfred ali alice alina alison
  alistair amanda amelia amir amy ana andre andrea andreas andrei andrew andrzej angela anita anja ann anna anne annette
  anthony antje antoine anton antonia antonio arthur artur astrid axel barbara bartosz beata beate ben benjamin bernard
  bernd bianca bill birgit bjorn bob boris brian brigitte bruno camille carl carla carlos carmen carol caroline catherine
  cecile cem chantal charles charlotte chloe chris christa christian christiane christina christine christoph christopher
  clara claude claudia claus colin connor cornelia craig cristina dagmar daniel daniela danielle david deborah denis
  dennis diana diane dieter dirk dmitri dominik donald dorothea dylan eberhard edith eduardo edward ela elena eleonora
  eli elias elisabeth elizabeth elke ella ellen emanuel emil emily emine emma eric erik erika ernst esra esther ethan eva
  evelyn fabian fabio fatima fatma felix ferdinand fernando filip finn fiona florian frances francesca francesco francis
  francisco francois frank franz franziska fred frederic frederik friedrich gabi gabriel gabriele gareth gary geoffrey
  georg george gerald gerard gerd gerhard gertrud gillian giovanni gisela giulia giuseppe gordon grace graham greg
  gregor gudrun guido gunter gunther gustav guy hamza hanna hannah hannelore hans harald harry hassan heather heidi heike
  heinrich heinz helen helena helga helmut henri henry herbert hermann hilde holger horst hubert hugh hugo hussein ian
  ibrahim igor ilona ines inga inge ingrid irene irina iris isabel isabella isabelle ivan jack jacob jacqueline jacques
  jakob jakub james jamie jan jana jane janet janina jason javier jean jeff jennifer jens jeremy jessica jim jo joachim
  joan joanna joao jochen joe joel johann johanna johannes john jonas jonathan jorg jorge jose josef joseph joshua juan
  judith julia julian juliane julie jurgen justin kai karen karin karl karolina karsten katarzyna kate katharina
  kathrin katja katrin kavita keith kelly kenneth kerstin kevin khalid kim kirsten klara klaus konrad kristina krzysztof
  kurt kyle lars laura lauren laurent lea lena leo leon leonardo leonie lewis liam lidia liliana linda lisa lorenzo louis
  louise luca lucas lucia lucie lucy luis luisa lukas lutz lydia magdalena maja malgorzata manfred manuel manuela marc
  marcel marcin marco marcus marek margaret margarete maria mariana marianne marie marina mario marion marius mark marko
  markus marlene marta martha martin martina mary mateusz mathias matthew matthias maureen maurice max maximilian megan
  mehmet melanie mia michael michaela michal michel michele miguel mike milan mina mira miriam mohamed mohammad mohammed
  monica monika monique moritz muhammad mustafa nadia nadine nancy natalia natalie natascha neil nicholas nick nicola
  nicolas nicole niklas nils nina noah nora norbert oksana olaf oleg olga oliver olivia olivier omar oscar oskar paola
  paolo pascal patrice patricia patrick paul paula pauline pawel pedro peter petra philip philipp philippe phillip pia
  pierre piotr rachel rafael rahul rainer ralf ralph raymond rebecca regina reinhard renate rene ricardo richard rita
  robert roberto robin roger roland rolf roman ronald rosa rosemary ruben rudolf ruth ryan sabine sabrina sally salvatore
  sam samantha samir samuel sandra sara sarah sascha scott sean sebastian selin sergei sergio sharon silke silvia simon
  simone sofia sonja sophia sophie stefan stefanie steffen stephan stephanie stephen steve steven stuart sunita susan
  susanne suzanne svetlana sven sylvia sylvie tamara tanja tatjana teresa thea theo theodor theresa thierry thomas
  thorsten tiago tim timo timothy tina tobias tom tomas tomasz toni tony torsten tracy ulf ulrich ulrike ursula ute uwe
  valentina valeria vanessa vera veronica veronika victor victoria vincent viola viktor vladimir volker walter wendy
  werner wiebke wilhelm william wojciech wolfgang xavier yannick yasmin yusuf yvonne zeynep zoe
  `
    .trim()
    .split(/\s+/),
);
