import type { SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { objective, pattern, tool } from '../quoted.ts';

const onTheDie = list([
  tool('grozing-pliers'),
  tool('lens-cutter'),
  tool('flux-brush'),
  tool('cork-backed-straightedge'),
  tool('grinding-stone'),
  tool('flux-remover'),
]);

const moving = list([tool('eglomise-brush'), tool('copper-foil-burnisher'), tool('lathekin'), tool('tap-wheel')]);

export const rules: SagradaRulesPage = {
  intro:
    'Vous composez un vitrail avec des dés de couleur. Tour après tour, vous prenez un dé dans une pioche commune et lui trouvez une case où ni sa couleur ni sa valeur ne gênent. Après dix manches, le vitrail qui remplit le mieux les objectifs l’emporte. Les cases sont nommées par leur ligne (de A à D à partir du haut) et leur colonne (de 1 à 5 à partir de la gauche), par exemple B2.',
  chapters: {
    setup: 'Le matériel et la mise en place',
    round: 'Une manche',
    drafting: 'Prendre et placer un dé',
    tools: 'Les outils et les jetons Faveur',
    scoring: 'Le décompte final',
    solo: 'Le jeu en solo',
    examples: 'Exemples',
    rulings: 'Quand les règles imprimées ne disent rien',
  },
  rules: {
    'G-01':
      'Il y a 90 dés, 18 de chacune des 5 couleurs : rouge, jaune, vert, bleu et violet. Un dé a une couleur et une valeur de 1 à 6, appelée aussi nuance : les petites valeurs sont légères, les grandes profondes. Aucun dé ne se perd : chacun est dans le sac, dans la pioche, dans la main d’un joueur, sur la piste de manches, dans un vitrail ou, en solo, payé pour un outil.',
    'G-02':
      'Il y a 12 cartes de motifs à deux faces (24 motifs, de difficulté 3 à 6), 12 outils, 10 objectifs publics, 5 objectifs privés et 24 jetons Faveur.',
    'G-03': 'Vous recevez 1 objectif privé. Il reste secret jusqu’à la fin de la partie.',
    'G-04':
      'Vous recevez 2 cartes de motifs au hasard et choisissez 1 de leurs 4 motifs : l’une ou l’autre face de l’une ou l’autre carte. Les autres ne servent pas.',
    'G-05': 'Vous recevez autant de jetons Faveur que l’indique la difficulté de votre motif.',
    'G-06':
      'Trois outils et trois objectifs publics sont distribués face visible pour tout le monde, que l’on joue à 2, à 3 ou à 4.',
    'G-07':
      'Les 90 dés sont dans le sac. Le hasard décide qui commence la première manche, à moins qu’on ne le choisisse en préparant la partie. Autour d’une table, c’est la dernière personne à avoir visité une cathédrale.',
    'G-10': 'La partie dure 10 manches.',
    'G-11':
      'Le premier joueur tire du sac deux dés par joueur et un de plus : 5 dés à 2 joueurs, 7 à 3, 9 à 4. Il les lance, et ils forment la pioche.',
    'G-12':
      'On joue dans le sens horaire à partir du premier joueur, puis dans l’autre sens. Le dernier joueur a donc deux tours de suite, et le premier joueur a le dernier tour de la manche. Ainsi, chacun a un premier et un second tour par manche.',
    'G-13':
      'À votre tour, vous pouvez prendre un dé (G-20) et utiliser un outil (G-30), dans l’ordre de votre choix et chacun une fois au plus (seule exception : G-40). Rien n’est obligatoire ; ne faire ni l’un ni l’autre, c’est passer.',
    'G-14':
      'Après le second tour du premier joueur, tous les dés qui restent dans la pioche vont sur la piste de manches, tous sur la case de la manche qui vient d’être jouée.',
    'G-15': 'Le sac passe à la personne suivante dans le sens horaire : elle commence la prochaine manche.',
    'G-20':
      'Prendre un dé, c’est le choisir dans la pioche et le placer sur une case vide de votre vitrail. On ne peut pas prendre un dé que l’on ne peut pas placer, sauf si un outil le permet (G-85).',
    'G-21': 'Votre premier dé se place sur une case au bord du vitrail ; les coins font partie du bord.',
    'G-22': 'Chaque dé suivant doit toucher un dé déjà placé, par un côté ou par un coin.',
    'G-23':
      'Une case avec une couleur imprimée n’accepte que des dés de cette couleur, et une case avec une valeur imprimée que des dés de cette valeur. Une case libre, sans couleur ni valeur, accepte tous les dés.',
    'G-24':
      'Deux dés de même couleur ou de même valeur ne peuvent jamais se toucher par un côté, que ce soit en haut, en bas, à gauche ou à droite. Les coins ne comptent pas.',
    'G-25':
      'Autour d’une table, qui a mal placé des dés retire de la partie des dés de son choix jusqu’à ce que le vitrail soit correct ; les cases libérées comptent comme vides. Ici, cela ne peut pas arriver : un mauvais placement est refusé, et l’on vous dit quelles règles il enfreint.',
    'G-30':
      'Un outil coûte 1 jeton Faveur si aucun jeton ne s’y trouve encore, sinon 2. Les jetons restent sur l’outil. On peut utiliser un outil par tour.',
    'G-31': `Six outils agissent sur le dé que l’on prend, avant qu’il soit placé : ${onTheDie}. L’outil et le placement forment un seul coup. C’est le dé que vous prenez à ce tour : une fois un dé pris, ces outils ne peuvent donc plus servir.`,
    'G-32': `Quatre outils déplacent des dés qui sont déjà dans votre vitrail : ${moving}. Ils peuvent servir avant ou après avoir pris un dé, et déplacer un dé n’est pas en prendre un.`,
    'G-33': `${tool('grozing-pliers')} : augmenter ou diminuer de 1 exactement le dé que l’on prend, sans jamais passer de 6 à 1 ni de 1 à 6.`,
    'G-34': `${tool('eglomise-brush')} : déplacer 1 dé de son vitrail. La couleur imprimée sur sa nouvelle case ne compte pas ; toutes les autres règles s’appliquent.`,
    'G-35': `${tool('copper-foil-burnisher')} : déplacer 1 dé de son vitrail. La valeur imprimée sur sa nouvelle case ne compte pas ; toutes les autres règles s’appliquent.`,
    'G-36': `${tool('lathekin')} : déplacer exactement 2 dés différents de son vitrail. Toutes les règles s’appliquent.`,
    'G-37': `${tool('lens-cutter')} : échanger le dé que l’on prend contre un dé de la piste de manches. Les deux gardent leur valeur.`,
    'G-38': `${tool('flux-brush')} : relancer le dé que l’on prend. Si une case lui convient, il faut le placer ; sinon, il retourne dans la pioche avec sa nouvelle valeur.`,
    'G-39': `${tool('glazing-hammer')} : relancer tous les dés de la pioche. Seulement à son second tour d’une manche, avant de prendre un dé.`,
    'G-40': `${tool('running-pliers')} : seulement à son premier tour d’une manche, après avoir pris un dé. En prendre aussitôt un autre ; le second tour de cette manche est sauté.`,
    'G-41': `${tool('cork-backed-straightedge')} : placer le dé que l’on prend sur une case qui ne touche aucun autre dé. Toutes les autres règles s’appliquent.`,
    'G-42': `${tool('grinding-stone')} : retourner le dé que l’on prend sur sa face opposée ; 1 devient 6, 2 devient 5, 3 devient 4, et inversement.`,
    'G-43': `${tool('flux-remover')} : remettre dans le sac le dé que l’on prend, en tirer un au hasard et choisir sa valeur. Puis le placer selon toutes les règles, ou le laisser dans la pioche avec cette valeur.`,
    'G-44': `${tool('tap-wheel')} : déplacer 1 ou 2 dés de son vitrail, d’une même couleur présente sur la piste de manches. Toutes les règles s’appliquent.`,
    'G-50':
      'Après la manche 10, vous marquez les points de chaque objectif public autant de fois que vous l’avez atteint (les lignes et les colonnes ne comptent que pleines) et ceux de votre objectif privé. Chaque jeton Faveur restant rapporte 1 point, et chaque case vide en coûte 1.',
    'G-51': `Pour chaque ligne pleine où aucune couleur ne se répète, l’objectif ${objective('row-color-variety')} rapporte 6 points ; pour chaque colonne de ce genre, l’objectif ${objective('column-color-variety')} en rapporte 5. Pour chaque ligne pleine où aucune valeur ne se répète, l’objectif ${objective('row-shade-variety')} rapporte 5 points ; pour chaque colonne de ce genre, l’objectif ${objective('column-shade-variety')} en rapporte 4.`,
    'G-52': `Chaque paire formée d’un 1 et d’un 2 rapporte 2 points pour l’objectif ${objective('light-shades')}, chaque paire d’un 3 et d’un 4 pour l’objectif ${objective('medium-shades')}, chaque paire d’un 5 et d’un 6 pour l’objectif ${objective('deep-shades')}. L’objectif ${objective('shade-variety')} rapporte 5 points par série des valeurs 1 à 6, et l’objectif ${objective('color-variety')} en rapporte 4 par série des cinq couleurs. C’est la valeur ou la couleur la plus rare qui donne le nombre de paires ou de séries.`,
    'G-53': `Pour l’objectif ${objective('color-diagonals')}, chaque dé qui touche par un coin un dé de sa couleur rapporte 1 point. Un dé ne compte qu’une fois, même s’il en touche plusieurs.`,
    'G-54': 'Votre objectif privé rapporte autant de points que le total des dés de sa couleur dans votre vitrail.',
    'G-55':
      'Le plus grand nombre de points gagne. En cas d’égalité, ce sont les points de l’objectif privé qui départagent, puis les jetons Faveur restants, puis le premier tour de la dernière manche : qui l’a joué le plus tard passe devant.',
    'G-60':
      'Il n’y a pas de jetons Faveur. Deux objectifs publics et deux objectifs privés sont distribués, tous face visible.',
    'G-61': 'Vous choisissez la difficulté : de 1 outil (extrême) à 5 outils (facile).',
    'G-62': 'Vous choisissez votre vitrail comme d’habitude : 2 cartes, 4 motifs (G-04).',
    'G-63': 'À chaque manche, on lance 4 dés, et vous jouez deux tours de suite.',
    'G-64':
      'Un outil se paie avec un dé de la pioche, de la couleur indiquée dans le coin de l’outil. Le paiement quitte d’abord la pioche, puis l’outil agit. Ensuite, le dé et l’outil sont tous deux hors de la partie : chaque outil ne sert qu’une fois.',
    'G-65':
      'Les dés restants vont tels quels sur la piste de manches. S’il n’en reste aucun, un marqueur occupe la case de la manche.',
    'G-66':
      'Le score cible est le total de tous les dés de la piste de manches à la fin. Les dés payés pour les outils ne comptent pas.',
    'G-67':
      'Votre propre score se compte comme d’habitude (G-50), mais un seul de vos deux objectifs privés compte, le meilleur, et chaque case vide coûte 3 points.',
    'G-68': 'Vous ne gagnez qu’avec plus de points que le score cible ; autant ne suffit pas.',
    'G-70':
      'À trois joueurs, les tours d’une manche se suivent ainsi : 1, 2, 3, 3, 2, 1. La manche suivante commence avec le joueur 2.',
    'G-71':
      'Une case rouge n’accepte que des dés rouges, de n’importe quelle valeur. Une case pour un 3 n’accepte que des 3, de n’importe quelle couleur.',
    'G-72': `À la fin, un vitrail au motif ${pattern('fractal-drops')} a deux colonnes pleines où aucune couleur ne se répète (${objective('column-color-variety')} : 10), deux paires d’un 1 et d’un 2 (${objective('light-shades')} : 4) et trois séries des cinq couleurs (${objective('color-variety')} : 12). Ses dés violets valent 6, 5 et 6 (objectif privé : 17). Il ne reste aucun jeton Faveur (0), et trois cases sont vides (−3). Cela fait 10 + 4 + 12 + 17 + 0 − 3 = 40 points. L’exemple imprimé compte un 1 en B4 au lieu de celui que son motif impose en C5 ; le total est le même.`,
    'G-80': `Peut-on utiliser un outil qui ne peut rien faire, seulement pour le rendre plus cher ? Non : un outil n’est proposé que s’il y a au moins une façon de l’utiliser selon les règles. Pour les outils ${tool('flux-brush')}, ${tool('flux-remover')} et ${tool('glazing-hammer')}, il y en a une dès qu’il y a un dé à prendre ou à relancer.`,
    'G-81': `Avec l’outil ${tool('eglomise-brush')} ou ${tool('copper-foil-burnisher')}, un dé peut-il toucher par un côté un dé de sa couleur ou de sa valeur ? Non, G-24 s’applique toujours : l’outil n’annule que ce qui est imprimé sur la case.`,
    'G-82':
      'Un dé déplacé par un outil doit-il en toucher un autre ? Oui, un autre que lui-même (G-22). Si c’est le seul dé du vitrail, il va de nouveau au bord (G-21). Les dés qui restent n’ont pas à se toucher encore. Un dé ne peut pas revenir sur la case d’où il vient.',
    'G-83': `Comment déplacer deux dés avec l’outil ${tool('lathekin')} ou ${tool('tap-wheel')} ? L’un après l’autre : quand le second se déplace, le premier est déjà à sa nouvelle place. S’il n’y a pas de case pour le second, tout le coup est interdit.`,
    'G-84': `Un dé qui finit dans la pioche après l’usage de l’outil ${tool('flux-brush')} ou ${tool('flux-remover')} compte-t-il comme pris ? Oui : on ne peut plus prendre de dé à ce tour.`,
    'G-85': `Peut-on prendre n’importe quel dé pour les outils ${tool('flux-brush')} et ${tool('flux-remover')} ? Oui, même un dé que l’on ne pourrait pas placer tel quel. Il en va de même pour les outils ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])} : ce qui compte, c’est le dé après l’action de l’outil.`,
    'G-86': `Avec l’outil ${tool('cork-backed-straightedge')}, le premier dé d’un vitrail peut-il se placer loin du bord ? Non, G-21 s’applique toujours.`,
    'G-87': `L’outil ${tool('running-pliers')} donne-t-il un tour entier ou un seul dé ? Un seul dé. Il faut déjà avoir pris un dé à ce tour.`,
    'G-88': `Le dernier joueur d’une manche peut-il utiliser l’outil ${tool('running-pliers')}, et peut-on le faire en solo ? Oui ; le second tour, qui viendrait aussitôt, est sauté.`,
    'G-89': `Les outils ${tool('lens-cutter')} et ${tool('tap-wheel')} peuvent-ils servir quand la piste de manches est vide ? Non, pas tant qu’aucun dé ne s’y trouve. C’est toujours le cas à la manche 1, et parfois plus tard en solo.`,
    'G-90': `Le sac peut-il être vide quand l’outil ${tool('flux-remover')} y fait tirer un dé ? Non : il ne se vide qu’à la dernière manche à 4 joueurs, et le dé que l’on vient d’y remettre s’y trouve alors.`,
    'G-91':
      'Quel dé peut payer un outil en solo ? N’importe quel dé de la bonne couleur dans la pioche, sauf celui que l’on prend dans le même coup.',
    'G-92':
      'Et si un joueur quitte une partie en ligne ? Un robot joue à sa place jusqu’à son retour. La table peut aussi choisir que la partie soit abandonnée.',
    'G-93': 'Un score peut-il descendre sous 0 ? Oui.',
    'G-94': 'Un outil peut-il déplacer le dé pris au même tour ? Oui.',
    'G-95': `Peut-on utiliser l’outil ${tool('flux-brush')} ou ${tool('flux-remover')} quand le vitrail est plein, ou quand presque aucune case n’a de chances de convenir ? Oui ; un dé qui ne trouve pas de case va dans la pioche.`,
    'G-96': `Peut-on échanger un dé contre un dé identique avec l’outil ${tool('lens-cutter')}, et utiliser l’outil ${tool('cork-backed-straightedge')} sur un vitrail vide ? Oui, au prix normal.`,
    'G-97': 'Quand on déplace deux dés, le second peut-il aller où était le premier ? Oui (G-83).',
    'G-98': 'En solo aussi, n’a-t-on droit qu’à un outil par tour ? Oui (G-13).',
    'G-99':
      'Le choix des motifs est-il secret ? Oui : les motifs proposés et choisis restent secrets jusqu’à ce que tout le monde ait choisi. Tous choisissent en même temps, dans n’importe quel ordre.',
  },
  additions: {
    'G-55': 'Le même ordre vaut pour les autres places ; le livret de règles ne désigne que le vainqueur.',
  },
  pictures: {
    window:
      'Un vitrail vide. Les cases de couleur acceptent les dés de leur couleur, les cases à points les dés de leur valeur, les cases libres tous les dés.',
    pool: 'La pioche à trois joueurs : sept dés qu’on vient de lancer.',
    order: 'Les tours d’une manche à trois joueurs : aller et retour.',
    track: 'La piste de manches. Chaque case garde les dés restés à la fin de sa manche.',
    neighbours:
      'Un vitrail en cours de partie. Deux couleurs ou deux valeurs égales peuvent se toucher par un coin, jamais par un côté. Une fêlure marque une case qu’aucun dé ne peut plus remplir.',
    tools: 'Les 12 outils',
    objectives: 'Les 10 objectifs publics, avec les points que chacun donne chaque fois qu’il est atteint',
    solo: 'Un solo : la somme des dés de la piste de manches donne le score cible.',
  },
};
