import { toolTitles, type SagradaRulesPage } from '../../rules/sagrada.ts';
import { list } from '../grammar.ts';
import { names } from '../names.ts';
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
    'Vous composez un vitrail avec des dés. À chaque tour, vous prenez un dé dans une pioche commune et lui trouvez une case qui convient à sa couleur et à sa valeur. Après dix manches, le joueur dont le vitrail répond le mieux aux objectifs gagne. Les lignes vont de A à D à partir du haut, les colonnes de 1 à 5 à partir de la gauche. La case B2 est sur la deuxième ligne, dans la deuxième colonne.',
  chapters: {
    setup: 'Matériel et mise en place',
    round: 'Manches et tours',
    drafting: 'Placer un dé',
    tools: 'Outils et jetons Faveur',
    scoring: 'Décompte final',
    solo: 'Jeu en solo',
    examples: 'Exemples',
    rulings: 'Questions et réponses',
  },
  titles: toolTitles(names.sagrada.tools),
  rules: {
    'G-01':
      'Il y a 90 dés, 18 de chacune des 5 couleurs : rouge, jaune, vert, bleu et violet. Un dé a une valeur de 1 à 6, appelée aussi nuance : les petites valeurs sont claires, les grandes foncées. Aucun dé n’est jamais ajouté ni perdu.',
    'G-02':
      'Il y a 12 cartes Motif de vitrail recto verso (24 motifs, de difficulté 3 à 6), 12 cartes Outil, 10 objectifs publics, 5 objectifs privés et 24 jetons Faveur.',
    'G-03': 'Vous recevez 1 objectif privé. Gardez-le secret jusqu’à la fin.',
    'G-04':
      'Vous recevez 2 cartes Motif de vitrail au hasard. Choisissez 1 de leurs 4 motifs, recto ou verso. Les autres ne servent pas.',
    'G-05': 'Prenez autant de jetons Faveur que l’indique la difficulté de votre motif.',
    'G-06': '3 cartes Outil et 3 objectifs publics sont posés face visible, que l’on joue à 2, 3 ou 4.',
    'G-07':
      'Les 90 dés vont dans le sac. Vous choisissez le premier joueur en préparant la partie, ou le hasard décide. Autour d’une table, c’est celui qui a le plus récemment visité une cathédrale.',
    'G-10': 'La partie se joue en 10 manches.',
    'G-11':
      'Le premier joueur tire du sac 2 dés par joueur, plus 1 (5, 7 ou 9 dés), et les lance. Ils forment la pioche.',
    'G-12':
      'On joue dans le sens horaire à partir du premier joueur, puis dans l’autre sens. Le dernier joueur joue deux tours de suite, et le premier joueur termine la manche. Chacun a donc un premier et un second tour par manche.',
    'G-13':
      'À votre tour, vous pouvez prendre un dé et utiliser un outil, dans l’ordre de votre choix, chacun une fois au plus (sauf G-40). Vous pouvez aussi ne faire que l’un des deux. Si vous ne faites ni l’un ni l’autre, vous passez.',
    'G-14':
      'Après le second tour du premier joueur, tous les dés restant dans la pioche vont sur la piste de manches, sur la case de la manche terminée.',
    'G-15': 'Le sac passe au joueur suivant dans le sens horaire : il commence la manche suivante.',
    'G-20':
      'Choisissez un dé de la pioche et placez-le sur une case vide de votre vitrail. Vous ne pouvez pas prendre un dé impossible à placer, sauf si un outil vous aide (G-85).',
    'G-21': 'Votre premier dé va sur une case du bord ou d’un coin.',
    'G-22': 'Chaque autre dé doit toucher un dé de votre vitrail, par un côté ou par un coin.',
    'G-23':
      'Un dé doit correspondre à la couleur ou à la valeur imprimée sur sa case. Une case blanche accueille n’importe quel dé.',
    'G-24': 'Deux dés de même couleur ou de même valeur ne se touchent jamais par un côté. Les coins ne comptent pas.',
    'G-25':
      'Leadlight refuse un placement interdit et indique les règles enfreintes. Autour d’une table, le joueur qui a mal placé un dé retire du jeu des dés de son choix jusqu’à ce que son vitrail soit correct. Les cases libérées comptent comme vides.',
    'G-30':
      'Un outil coûte 1 jeton Faveur s’il n’en porte encore aucun, sinon 2. Les jetons restent sur la carte. Vous pouvez utiliser un outil par tour.',
    'G-31': `Six outils s’appliquent au dé choisi, avant son placement : ${onTheDie}. L’outil et le placement forment un seul coup, celui où vous prenez votre dé. Une fois un dé pris, ces outils ne servent donc plus.`,
    'G-32': `Quatre outils déplacent des dés déjà dans votre vitrail : ${moving}. Ils s’utilisent avant ou après la prise d’un dé, et déplacer un dé ne compte pas comme en prendre un.`,
    'G-33': 'Augmentez ou diminuez la valeur du dé choisi de 1 exactement, jamais de 6 à 1 ni de 1 à 6.',
    'G-34':
      'Déplacez 1 dé de votre vitrail. Ignorez la couleur imprimée sur sa nouvelle case ; toutes les autres règles s’appliquent.',
    'G-35':
      'Déplacez 1 dé de votre vitrail. Ignorez la valeur imprimée sur sa nouvelle case ; toutes les autres règles s’appliquent.',
    'G-36': 'Déplacez exactement 2 dés différents de votre vitrail. Toutes les règles s’appliquent.',
    'G-37': 'Échangez le dé choisi contre un dé de la piste de manches. Les deux gardent leur valeur.',
    'G-38':
      'Relancez le dé choisi. Si une case lui convient, vous devez le placer ; sinon, il retourne dans la pioche avec sa nouvelle valeur.',
    'G-39': 'Relancez tous les dés de la pioche. Seulement à votre second tour de la manche, avant de prendre un dé.',
    'G-40':
      'Seulement à votre premier tour de la manche, après avoir pris un dé : prenez-en aussitôt un autre et sautez votre second tour de la manche.',
    'G-41': 'Placez le dé choisi sur une case qui ne touche aucun autre dé. Toutes les autres règles s’appliquent.',
    'G-42': 'Retournez le dé choisi sur sa face opposée : 1 et 6, 2 et 5, 3 et 4 s’échangent.',
    'G-43':
      'Remettez le dé choisi dans le sac, tirez un dé au hasard et choisissez sa valeur. Placez-le selon toutes les règles, ou mettez-le dans la pioche avec cette valeur.',
    'G-44':
      'Déplacez 1 ou 2 dés d’une même couleur dans votre vitrail. Un dé de la piste de manches doit être de cette couleur. Toutes les règles s’appliquent.',
    'G-50':
      'Après la manche 10, marquez les points de chaque objectif public, autant de fois que vous l’avez atteint, puis ceux de votre objectif privé. Seules les lignes et les colonnes complètes comptent. Marquez 1 point par jeton Faveur restant et perdez-en 1 par case vide.',
    'G-51':
      'Sans couleur répétée, une ligne complète rapporte 6 points et une colonne complète 5. Sans valeur répétée, elles en rapportent 5 et 4.',
    'G-52':
      'Une paire de 1 et 2, de 3 et 4 ou de 5 et 6 rapporte 2 points. Une série des six valeurs en rapporte 5, une série des cinq couleurs 4. Votre valeur ou votre couleur la plus rare donne le nombre de paires ou de séries.',
    'G-53': 'Chaque dé qui touche par un coin un dé de sa couleur rapporte 1 point. Chaque dé ne compte qu’une fois.',
    'G-54': 'Votre objectif privé rapporte la somme des dés de sa couleur dans votre vitrail.',
    'G-55':
      'Le joueur ayant le plus de points gagne. En cas d’égalité, on compare les points de l’objectif privé, puis les jetons Faveur restants. Enfin, le joueur dont le premier tour de la dernière manche est venu le plus tard l’emporte.',
    'G-60': 'Il n’y a pas de jetons Faveur. 2 objectifs publics et 2 objectifs privés sont révélés.',
    'G-61': 'Vous choisissez la difficulté : de 1 outil (difficulté extrême) à 5 outils (facile).',
    'G-62': 'Vous choisissez votre motif comme d’habitude : 2 cartes, 4 motifs (G-04).',
    'G-63': 'À chaque manche, vous lancez 4 dés et jouez deux tours de suite.',
    'G-64':
      'Vous payez un outil avec un dé de la pioche, de la couleur indiquée dans le coin de la carte. Le dé quitte d’abord la pioche, puis l’outil agit. Ensuite, le dé et l’outil quittent le jeu : chaque outil ne sert qu’une fois.',
    'G-65':
      'Les dés restants vont tels quels sur la piste de manches. S’il n’en reste aucun, un marqueur de score occupe la case de la manche.',
    'G-66':
      'Le score cible est la somme de tous les dés de la piste de manches à la fin. Les dés qui ont payé des outils ne comptent pas.',
    'G-67':
      'Comptez vos points comme d’habitude (G-50), mais seul le meilleur de vos deux objectifs privés compte, et chaque case vide coûte 3 points.',
    'G-68': 'Vous ne gagnez qu’avec plus de points que le score cible. L’égalité ne suffit pas.',
    'G-70':
      'À trois joueurs, les tours d’une manche se suivent ainsi : 1, 2, 3, 3, 2, 1. Le joueur 2 commence la manche suivante.',
    'G-71':
      'Une case rouge n’accueille que des dés rouges, de n’importe quelle valeur. Une case 3 n’accueille que des 3, de n’importe quelle couleur.',
    'G-72': `À la fin, un vitrail au motif ${pattern('fractal-drops')} a deux colonnes complètes sans couleur répétée (${objective('column-color-variety')} : 10). Il a deux paires de 1 et 2 (${objective('light-shades')} : 4) et trois séries des cinq couleurs (${objective('color-variety')} : 12). Ses dés violets montrent 6, 5 et 6 (objectif privé : 17). Il ne reste aucun jeton Faveur (0), et trois cases sont vides (−3). Cela fait 10 + 4 + 12 + 17 + 0 − 3 = 40 points. L’exemple imprimé compte un 1 en B4 au lieu de celui que son motif impose en C5 ; le total est le même.`,
    'G-80': `Peut-on utiliser un outil sans effet, seulement pour en augmenter le prix ? Non : vous ne pouvez utiliser un outil que s’il a au moins un effet possible. Pour les outils ${list([tool('flux-brush'), tool('flux-remover'), tool('glazing-hammer')])}, c’est le cas dès qu’il y a un dé à prendre ou à relancer.`,
    'G-81': `Avec l’outil ${tool('eglomise-brush')} ou ${tool('copper-foil-burnisher')}, un dé peut-il toucher par un côté un dé de sa couleur ou de sa valeur ? Non, G-24 s’applique toujours : l’outil ne lève que la contrainte imprimée sur la case.`,
    'G-82':
      'Un dé déplacé par un outil doit-il toucher un autre dé ? Oui (G-22) ; la case qu’il vient de quitter ne compte pas. S’il est seul dans le vitrail, il doit de nouveau aller au bord (G-21). Les autres dés n’ont pas à rester reliés entre eux. Un dé ne peut pas revenir sur sa case de départ.',
    'G-83': `Comment déplacer deux dés avec l’outil ${tool('lathekin')} ou ${tool('tap-wheel')} ? L’un après l’autre : quand vous déplacez le second, le premier est déjà à sa nouvelle place. S’il n’y a pas de case pour le second, tout le coup est interdit.`,
    'G-84': `Un dé qui finit dans la pioche après l’outil ${tool('flux-brush')} ou ${tool('flux-remover')} compte-t-il comme pris ? Oui : vous ne pouvez plus prendre de dé pendant ce tour.`,
    'G-85': `Peut-on prendre n’importe quel dé pour les outils ${tool('flux-brush')} et ${tool('flux-remover')} ? Oui, même un dé impossible à placer tel quel. Il en va de même pour les outils ${list([tool('grozing-pliers'), tool('lens-cutter'), tool('grinding-stone'), tool('cork-backed-straightedge')])} : seul compte ce que l’outil permet de placer.`,
    'G-86': `Le premier dé d’un vitrail peut-il aller ailleurs qu’au bord grâce à l’outil ${tool('cork-backed-straightedge')} ? Non, G-21 s’applique toujours.`,
    'G-87': `L’outil ${tool('running-pliers')} donne-t-il un tour entier ou un seul dé ? Un seul dé. Vous devez déjà avoir pris un dé pendant ce tour.`,
    'G-88': `Peut-on utiliser l’outil ${tool('running-pliers')} quand on est le dernier joueur d’une manche, ou en solo ? Oui ; vous sautez votre second tour, qui viendrait aussitôt.`,
    'G-89': `Peut-on utiliser l’outil ${tool('lens-cutter')} ou ${tool('tap-wheel')} quand la piste de manches est vide ? Non, il faut qu’elle porte au moins un dé. Elle est toujours vide à la manche 1, et parfois plus tard en solo.`,
    'G-90': `Le sac peut-il être vide quand l’outil ${tool('flux-remover')} demande un dé ? Non : il ne se vide qu’à la dernière manche à 4 joueurs, et le dé que vous venez d’y remettre s’y trouve alors.`,
    'G-91':
      'Quel dé peut payer un outil en solo ? N’importe quel dé de la bonne couleur dans la pioche, sauf celui que vous prenez dans le même coup.',
    'G-92':
      'Et si un joueur quitte une partie en ligne ? Un robot joue à sa place jusqu’à son retour. Les options de la table peuvent aussi prévoir l’abandon de la partie.',
    'G-93': 'Un score peut-il descendre sous 0 ? Oui.',
    'G-94': 'Un outil peut-il déplacer le dé pris au même tour ? Oui.',
    'G-95': `Peut-on utiliser l’outil ${tool('flux-brush')} ou ${tool('flux-remover')} quand le vitrail est plein, ou quand il est peu probable qu’une case convienne ? Oui ; un dé sans case va dans la pioche.`,
    'G-96': `Peut-on échanger un dé contre un dé identique avec l’outil ${tool('lens-cutter')}, ou utiliser l’outil ${tool('cork-backed-straightedge')} dans un vitrail vide ? Oui, au prix normal.`,
    'G-97': 'Quand vous déplacez deux dés, le second peut-il aller là où était le premier ? Oui (G-83).',
    'G-98': 'En solo aussi, est-on limité à un outil par tour ? Oui (G-13).',
    'G-99':
      'Le choix des motifs est-il secret ? Oui : les motifs proposés et choisis restent secrets jusqu’à ce que tous aient choisi. Tous choisissent en même temps ; l’ordre n’a pas d’importance.',
  },
  additions: {
    'G-55':
      'Les mêmes critères valent pour toutes les autres places ; les règles imprimées ne désignent que le vainqueur.',
  },
  pictures: {
    window: 'Un motif de difficulté 5 : cases de couleur, cases de valeur, cases blanches, et 5 jetons Faveur.',
    pool: 'La pioche à trois joueurs : 2 × 3 + 1 dés.',
    order: 'Les tours d’une manche à trois joueurs : aller et retour.',
    track: 'La piste de manches garde les dés restants de chaque manche.',
    first: 'Votre premier dé va sur une case marquée, si elle lui convient.',
    places: 'Ce dé ne peut aller que sur les cases marquées. Une croix : même couleur ou même valeur à côté.',
    price: 'Un outil encore inutilisé coûte 1 jeton. S’il en porte déjà, il en coûte 2.',
    objectives: 'Les 10 objectifs publics et leurs points',
    solo: 'En solo, la somme des dés de la piste de manches donne le score cible.',
  },
};
