# Ce que la maison dit de n'importe quel jeu. Ce qu'un jeu dit de ses propres choses est dans ses dossiers à lui, par
# exemple nemesis/locale ; le nom d'une chose y porte son article quand il y en a un.
# ask-*      une question : la place interrogée est $you, les autres arguments viennent avec la question.
# option-*   un verbe ; ce qu'il concerne est $what, $what2 …, et aussi selon le type : $room, $card, $item …
# event-*    ce qui s'est passé, avec les arguments de l'événement.
# Une variante (.item) sert quand l'argument de ce nom est donné : le secret d'un événement, une option plus longue.
# Pour une place dans $who, $who-number est le numéro de joueur et $who-seat la place ; pour une salle dans $room,
# $room-number est son numéro ; pour une liste dans $cards, $cards-count est sa longueur.
# refused-*  pourquoi une demande n'a rien changé.
# Un sélecteur prend plusieurs lignes : écrit sur une seule, il n'est pas un message du tout.
# DE($x) et A($x) contractent la préposition avec l'article, SANS($x) l'enlève, MAJ($x) met la majuscule.
# Les couleurs (colour-*) sont au féminin : elles qualifient une salle ou une carte. Les blessures sont du féminin aussi.

## Comment les morceaux s'assemblent

list-empty = rien
list-middle = { $a }, { $b }
list-end = { $a } et { $b }
list-either = { $a } ou { $b }
facts = { $a }, { $b }
exits = { $a } ; { $b }

## Références

ref-seat = la place { $number }

## Questions

ask-otherwise = { MAJ($you) }, choisissez ({ $ask }).
ask-action =
    { $nth ->
        [1] { SANS($you) }, effectuez votre première action ou passez.
        [2] { SANS($you) }, effectuez votre deuxième action ou passez.
       *[other] { SANS($you) }, effectuez votre action numéro { $nth } ou passez.
    }
    .who =
        { $count ->
            [0] { MAJ($who) } n'a plus d'action, mais en garde une gratuite. Que faire ?
            [one] { MAJ($who) } a encore une action. Que faire ?
           *[other] { MAJ($who) } a encore { $count } actions. Que faire ?
        }
    .option-done = N'effectuer aucune autre action

## Options : actions d'un tour

option-with-foes = { $option } ; { $there }
option-with-cost =
    { $cost ->
        [one] { $option } ({ $cost } carte)
       *[other] { $option } ({ $cost } cartes)
    }
option-comes-to = { $option } : { $use }
# Plusieurs options d'un même verbe sur une ligne, pour qui lit du texte simple.
several = { $number } { $name }
option-otherwise = { $verb }
    .what = { $verb } : { $what }
option-pass = Passer

## Refus

refusal = { $option } : { $reason }

## Événements : mise en place et manches

event-otherwise = ({ $kind })
    .about = ({ $kind } : { $about })
event-undone = Une réponse est annulée.

## Événements : la fin

replay-unfinished = L'enregistrement s'arrête ici ; la partie n'a pas été jouée jusqu'au bout.

## Le dénouement

outcome-otherwise = ({ $line })
outcome-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] Victoire : { $winners }.
       *[other] Victoire : { $winners }.
    }

## Titres des listes

group-other = Autres

## Commandes

record-verified = Avec ces règles, l'enregistrement se rejoue à l'identique.

## Jouer dans le terminal

play-welcome =
    { $people ->
        [0]
            { $bots ->
                [one] { $bots } bot joue ; vous regardez.
               *[other] { $bots } bots jouent ; vous regardez.
            }
       *[other] Tapez le numéro de ce que vous voulez faire, ou ? pour l'aide.
    }
play-curtain = Passez le clavier { A($who) }, puis appuyez sur Entrée.
play-person = { $name } ({ SANS($seat) })
play-misunderstood = « { $typed } » ne veut rien dire ici. Tapez un nombre de 1 à { $count }, ou ? pour l'aide.
play-times = { $what } ×{ $count }
play-refusals = Ce que vous ne pouvez pas faire maintenant, et pourquoi
play-keys = Ce que vous pouvez taper
play-key-number = choisir cette option ; donner plusieurs numéros quand plusieurs cartes sont demandées
play-key-help = cette aide, et ce que vous ne pouvez pas faire
play-key-rule = une règle : r 3 pour l'option 3, r ID pour une règle par son identifiant, r seul pour cette question
play-key-rules = chercher dans les règles : regles MOTS
play-key-what = expliquer une chose ou un terme : quoi NOM, quoi 3 pour l'option 3, quoi seul pour cette question
play-key-prompt = revoir la question
play-key-status = situation : pistes et joueurs
play-key-clocks = manche et pistes
play-key-changed = ce qui a changé depuis mon dernier tour
play-key-board = tout le plateau
play-key-hand = ce que je tiens
play-key-last = les derniers événements ; pour en voir plus : l 200
play-key-aside = ce que je peux faire d'autre à tout moment : a donne la liste, a 2 fait le choix 2
play-key-undo = annuler ma dernière réponse
play-key-save = sauvegarder la partie : sauver FICHIER
play-key-replace = remplacer un fichier qui existe déjà : sauver! FICHIER
play-key-quit = quitter
# Les mots que l'on peut taper pour chaque commande, séparés par des espaces.
command-number = numéro
command-help = ? aide
command-rule = r règle regle pourquoi
command-rules = règles regles
command-what = quoi
command-prompt = p question
command-status = s statut
command-clocks = c pistes
command-changed = changé change
command-board = b plateau
command-hand = h main
command-last = l derniers
command-aside = a aparté
command-undo = u annuler
command-save = sauver
command-replace = sauver!
command-quit = q quitter
play-no-rules = Aucune règle ne parle de : { $words }
play-save-where = Dans quel fichier ? Tapez : sauver FICHIER
play-no-option = Il n'y a pas d'option { $number } ici ; elles vont de 1 à { $count }.
what-name = { $name } ({ $sort })
what-entry = { $name } : { $text }
what-facts = Imprimé dessus : { $facts }.
what-question =
    { $count ->
        [0] Il n'y a rien à expliquer dans cette question. Pour chercher autre chose, tapez : quoi NOM
       *[other] Dans cette question (pour une explication, tapez : quoi NOM) :
    }
what-several = Plusieurs choses portent ce nom :
what-nothing = Il n'y a rien à expliquer ici : { $option }
what-unknown =
    { $near-count ->
        [0] Rien dans ce jeu ne s'appelle « { $name } ».
       *[other] Rien dans ce jeu ne s'appelle « { $name } ». Vouliez-vous dire { $near } ?
    }
changed-first = C'est votre premier tour ici : il n'y a rien à comparer.
changed-nothing = Rien n'a changé depuis votre dernier tour.
what-sort-term = terme des règles
play-thing = { MAJ(SANS($name)) } : { $text }
play-asides =
    { $count ->
        [0] Vous ne pouvez rien faire d'autre pour le moment.
       *[other] Vous pouvez aussi (a NUMÉRO) :
    }
play-consent = Tout le monde est d'accord ? (o/n)
# Les mots qui, une fois tapés, veulent dire oui et non, séparés par des espaces.
play-yes = o oui
play-no = n non
play-save = Sauvegarder la partie ? Tapez un nom de fichier, ou appuyez sur Entrée pour continuer sans sauvegarder :
play-saved = Partie sauvegardée. Pour la reprendre :
play-left = Vous quittez la partie.
play-left-kept = Vous quittez la partie ; elle est gardée. Pour la reprendre :
play-over = La partie est finie. Posez vos questions (détails, pourquoi, mémoire, quoi NOM, ? pour en voir plus), sauver FICHIER, ou quitter.
kept-games =
    { $count ->
        [0] Aucune partie n'est gardée ici.
       *[other] Parties gardées ici, la dernière jouée d'abord (--resume last, --resume last-2 …)
    }
kept-game =
    { $players ->
        [one] { $word } : { $game }, { $players } joueur, { $at }. { $clocks }
       *[other] { $word } : { $game }, { $players } joueurs, { $at }. { $clocks }
    }
kept-broken = { $word }, { $at } : { $because }
kept-choose = Laquelle ? Tapez son numéro, ou appuyez sur Entrée pour n'en choisir aucune.
play-recorded = Partie enregistrée. Pour la revoir :
play-recording = Cette partie est enregistrée. L'empreinte de sa graine est { $hash } ; hullbreach replay --verify la redonnera.

## Demandes qui ne changent rien

refused-file-not-readable = Impossible de lire { $file } : { system-cause }.
refused-file-not-writable = Impossible d'écrire { $file } : { system-cause }.
refused-file-is-there =
    { $way ->
        [command] { $file } existe déjà. Pour le remplacer, tapez : sauver! { $file }
        [prompt] { $file } existe déjà. Pour le remplacer, tapez : ! { $file }
        [record] { $file } existe déjà, et --record ne le remplace pas. Choisissez un autre nom.
       *[flag] { $file } existe déjà, et --save ne le remplace pas. Choisissez un autre nom, ou reprenez cette partie : --resume { $file }
    }
refused-not-kept =
    { $count ->
        [0] Il n'y a pas de { $word } : aucune partie n'est gardée ici.
       *[other] Il n'y a pas de { $word } ; --resume list montre les parties gardées ici.
    }
refused-bad-people =
    { $players ->
        [one] « { $people } » ne convient pas pour { $players } place : donnez un nombre, ou des noms séparés par des virgules.
       *[other] « { $people } » ne convient pas pour { $players } places : donnez un nombre, ou des noms séparés par des virgules.
    }
refused-option-needs-value = L'option { $option } a besoin d'une valeur, sous la forme nom=valeur.
refused-scenario-not-toml = Ce n'est pas du TOML : le fichier s'arrête trop tôt.
    .text = Ce n'est pas du TOML : { $text }
refused-scenario-key-unknown =
    { $near-count ->
        [0] L'en-tête d'un scénario n'a pas de clé { $key }. Clés possibles : { $keys }.
       *[other] L'en-tête d'un scénario n'a pas de clé { $key }. Vouliez-vous dire { $near } ?
    }
refused-scenario-key-missing = Il manque la clé { $key } ; elle contient { scenario-shape }.
refused-scenario-key-shape = La clé { $key } contient { scenario-shape }, et non { $found }.
scenario-shape =
    { $expected ->
        [text] un texte entre guillemets
        [number] un nombre entier
        [texts] une liste de textes entre guillemets
        [named-texts] une table de textes entre guillemets, chacun avec son nom
        [table] une table entre accolades
        [flag] true ou false
        [text-or-number] un texte entre guillemets ou un nombre entier
        [values] une liste
       *[steps] les étapes, chacune sous l'en-tête [[step]]
    }
refused-scenario-rule-unknown =
    { $near-count ->
        [0] La clé rules nomme une règle inconnue : { $rule }.
       *[other] La clé rules nomme une règle inconnue : { $rule }. Vouliez-vous dire { $near } ?
    }
refused-scenario-step-unknown =
    { $keys-count ->
        [0] Cette étape est vide. Une étape a set, fate, expect, ou bien who et play.
       *[other] Cette étape a { $keys }. Une étape a set, fate, expect, ou bien who et play.
    }
refused-scenario-arrangement-unknown =
    { $near-count ->
        [0] On ne peut rien mettre en place sous le nom { $verb }. Noms possibles : { $verbs }.
       *[other] On ne peut rien mettre en place sous le nom { $verb }. Vouliez-vous dire { $near } ?
    }
refused-scenario-arrangement-takes =
    { $wanted-count ->
        [0] Impossible de mettre en place { $verb } avec { $given } : aucune valeur n'est attendue.
       *[other] Impossible de mettre en place { $verb } avec { $given } : il faut { $wanted }.
    }
refused-scenario-value-shape = Dans { $verb }, { $key } contient { scenario-shape }, et non { $found }.
refused-scenario-name-unknown =
    { $near-count ->
        [0] { $sort } : { $name } n'existe pas. Noms possibles : { $names }.
       *[other] { $sort } : { $name } n'existe pas. Vouliez-vous dire { $near } ?
    }
refused-scenario-number-beyond = { $verb } ne peut pas valoir { $found } : il faut un nombre de { $least } à { $most }.
refused-scenario-contradiction = { $second } annulerait { $first }.
refused-scenario-fate-unused = Ce hasard fixé n'a jamais servi : { $source } { $values }.
refused-scenario-event-unknown =
    { $near-count ->
        [0] Il n'y a pas d'événement { $kind }.
       *[other] Il n'y a pas d'événement { $kind }. Vouliez-vous dire { $near } ?
    }
refused-scenario-option-unknown =
    { $near-count ->
        [0] Le jeu n'a pas d'option { $option }.
       *[other] Le jeu n'a pas d'option { $option }. Vouliez-vous dire { $near } ?
    }
refused-fate-source-unknown =
    { $near-count ->
        [0] Il n'y a pas de source de hasard { $source }. Sources possibles : { $sources }.
       *[other] Il n'y a pas de source de hasard { $source }. Vouliez-vous dire { $near } ?
    }
refused-fate-value-unknown =
    { $near-count ->
        [0] { $source } ne donne jamais { $wanted }. Résultats possibles : { $values }.
       *[other] { $source } ne donne jamais { $wanted }. Vouliez-vous dire { $near } ?
    }
refused-fate-not-scripted = Le hasard déciderait ici : { $source }. Fixez-le avec fate, ou écrivez strict = false.
refused-scenario-claim-unknown = On ne peut pas attendre { $key } ici. Attentes possibles : { $keys }.
refused-scenario-claim-of-whom = { $key } : de qui ? Nommez un personnage avec who.
refused-scenario-differs = { $key } vaut { $found }, et non { $wanted }.
refused-scenario-offered =
    { $key ->
        [option] { $wanted } n'est pas proposé. Options proposées : { $offered }.
       *[no_option] { $wanted } est proposé. Options proposées : { $offered }.
    }
refused-scenario-not-refused = { $wanted } n'est pas refusé.
refused-scenario-refused-by = { $wanted } est refusé par la règle { $found }.
refused-scenario-rule-idle = La règle { $wanted } n'a pas joué.
refused-bad-numbers = « { $text } » n'est pas une liste de nombres.
refused-protocol-line = Ceci n'est pas une réponse : { $line }
refused-unknown-language = Langue inconnue : { $language }. Langues possibles : { $languages }.
refused-otherwise = Demande refusée ({ $reason }).
refused-not-allowed = Pas maintenant : { $option }.
refused-unknown-option = Cette option n'existe pas en ce moment : { $option }.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-stale-prompt = C'était la réponse à une question précédente.
refused-game-is-over = La partie est terminée.
refused-game-is-not-over = La partie n'est pas terminée.
refused-unknown-seat = Place inconnue : { $seat }.
refused-nothing-to-undo = Il n'y a rien à annuler.
refused-undo-needs-consent = Cette réponse a révélé quelque chose, ou d'autres ont répondu depuis : pour l'annuler, il faut l'accord de tout le monde.
refused-undo-never = Cette réponse a révélé quelque chose, ou d'autres ont répondu depuis : à cette table, on ne l'annule plus.
refused-truth-or-seat = Choisissez : toute la vérité, ou ce que savait la place { $seat }, pas les deux.
refused-no-history = Cette partie ne garde pas d'historique.
refused-unknown-game = Il n'y a pas de jeu nommé { $game }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de jeu nommé { $game }.
           *[other] Il n'y a pas de jeu nommé { $game }. Vouliez-vous dire { $near } ?
        }
refused-bad-player-count = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
    .only =
        { $only ->
            [one] Avec ces options, il faut { $only } joueur, et non { $players }.
           *[other] Avec ces options, il faut { $only } joueurs, et non { $players }.
        }
refused-too-many-seats = On joue à { $most } au plus à une table ; ce jeu se joue à { $players }.
refused-unknown-game-option = Le jeu n'a pas d'option { $option }.
    .near =
        { $near-count ->
            [0] Le jeu n'a pas d'option { $option }.
           *[other] Le jeu n'a pas d'option { $option }. Vouliez-vous dire { $near } ?
        }
refused-options-clash = { $one } ne va pas avec { $other }.
refused-bad-option-value = « { $value } » n'est pas une valeur de l'option { $option } ; valeurs possibles : { $allowed }.
refused-scripted-fate-impossible = { $source } ne peut pas donner { $wanted }.
refused-save-not-ours = Ceci n'est pas une partie sauvegardée.
refused-save-damaged = La sauvegarde est endommagée.
refused-save-from-the-future = Ce fichier vient d'une version plus récente ({ $found } ; celle-ci connaît { $known }).
refused-save-not-understood = La sauvegarde est illisible ({ $what }).
refused-save-packs-differ = La partie sauvegardée a été jouée avec d'autres extensions : { $packs }.
refused-save-box-differs = La partie sauvegardée a été jouée avec un autre matériel.
refused-save-unknown-effect = La sauvegarde contient un effet inconnu ({ $tag }).
refused-save-unknown-step = La sauvegarde en est à une étape inconnue ({ $tag }, { $step }).
refused-record-not-ours = Ceci n'est pas une partie enregistrée.
refused-record-damaged = L'enregistrement est endommagé.
refused-record-incomplete = L'enregistrement est incomplet ({ $missing }).
refused-record-bad-entry = L'entrée { $entry } de l'enregistrement est illisible.
refused-record-differs =
    { $because ->
        [digest] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : la position n'est pas la même.
        [outcome] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : l'issue n'est pas la même.
        [events] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : il se passe autre chose.
       *[other] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : la réponse est refusée ({ $because }).
    }

## Règles consultées

rules-same = La même règle dans d'autres jeux
rules-carried-out = Mise en œuvre par
rules-no-code = pas encore de code
rules-cited = Citée par
rules-no-test = pas encore de test
rules-no-checkout = inconnu : pas de dépôt avec les tests ici
rules-none = aucune règle ne parle de : { $words }
rules-of-part = { MAJ($part) } : { $section }
rules-more = { $count } de plus : --limit { $all }

## Décisions mises à l'épreuve

scenario-question = Question : { $question }
scenario-answer = Réponse : { $answer }
scenario-rules = D'après { $rules }
scenario-unscripted = Laissé au hasard : { $sources }
scenario-failed =
    { $count ->
        [one] 1 attente non satisfaite
       *[other] { $count } attentes non satisfaites
    }

## Relire une partie

replay-more = Entrée pour continuer, q pour arrêter { "" }

## Simuler des parties

refused-unknown-result-file = Le nom de { $file } doit se terminer par { $endings }.
refused-parquet-needs-duckdb = { $file } a besoin de DuckDB. Écrivez du .csv ou du .json, ou installez-le : { $command }

## Extensions

pack-playing = les bots l'essaient
pack-is-right = { $pack } est valide ; son empreinte est { $digest }.
pack-is-wrong =
    { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
pack-begun = La nouvelle extension est dans { $folder }. Essayez-la : hullbreach pack check { $folder }, puis hullbreach play { $game } --pack { $folder }.
refused-pack-folder-there = { $folder } existe déjà.
refused-pack-not-found = Il n'y a pas de { $manifest } dans ce dossier.
refused-pack-unknown = Ce n'est ni un dossier ni le nom d'une extension installée.
    .near =
        { $near-count ->
            [0] Ce n'est ni un dossier ni le nom d'une extension installée.
           *[other] Ce n'est ni un dossier ni le nom d'une extension installée. Vouliez-vous dire { $near } ?
        }
refused-pack-twice = Deux fois la même extension : { $packs }.
refused-pack-of-another-game = { $pack } est une extension de { $game }.
refused-pack-bad-id = « { $id } » n'est pas un identifiant valable : employez des minuscules, des chiffres et des tirets, et commencez par une lettre.
refused-pack-bad-toml = Ce n'est pas du TOML : { $because }
refused-pack-bad-value = { $because }
refused-pack-not-utf8 = Ce n'est pas de l'UTF-8.
refused-pack-bad-code = { $because }
refused-pack-without-content = Il manque « { $name } » : écrivez { $name } = Functions() et inscrivez-y chaque fonction.
refused-pack-too-many = Trop d'une même sorte : { $count } ; 255 au plus ({ $sort } et d'autres).
refused-pack-foreign-rule = { $rule } ne commence pas par { $pack }/.
refused-pack-rule-untranslated = { $rule } n'a pas de texte français (fr).
refused-pack-language-missing = Ce fichier manque : une extension existe en anglais et en français.
refused-pack-bad-message = Message non valable : { $because }
refused-pack-name-missing = { $message } manque.
refused-pack-message-missing = { $message } manque, alors qu'une partie en a eu besoin.
refused-pack-untranslated = { $message } manque dans l'autre langue ({ $language }).
refused-pack-arguments-differ = { $message } n'a pas les mêmes arguments qu'en anglais.
refused-pack-function-failed = { $pack } : { $function } a échoué : { $because } (places : { $players }, graine : { $seed })
refused-pack-function-changes = { $pack } : { $function } modifie la position alors qu'elle ne doit que la lire : { $because } (places : { $players }, graine : { $seed }). Confiez ce changement à un effet.
refused-pack-game-broken =
    { $players ->
        [one] Une partie à { $players } place, de graine { $seed }, a échoué : { $because }
       *[other] Une partie à { $players } places, de graine { $seed }, a échoué : { $because }
    }

## Les chances

option-with-odds = { $option } : { $odds }
odds-in-words =
    { $degree ->
        [sure] { $what } à coup sûr
        [likely] { $what } probable
        [chance] une chance { $what }
        [risk] un risque { $what }
       *[slight] un faible risque { $what }
    }
odds-among-others =
    { $degree ->
        [sure] { $what }
        [likely] { $what }
       *[slight] { DE($what) }
    }
odds-in-numbers =
    { $exact ->
        [yes] { $what } { $percent } %
        [less] { $what } moins de { $percent } %
       *[no] { $what } environ { $percent } %
    }
odds-also = { $a } ; { $b }

## Beaucoup d'événements en bref

burst-deeds = { MAJ($who) } : { $things }.
burst-deed-then = { $deed } – { $then }
burst-fares = { MAJ($who) } { $things }.

## Ce que raconte le terminal

play-in-short =
    { $count ->
        [one] ({ $count } événement résumé ; tapez : détails)
       *[other] ({ $count } événements résumés ; tapez : détails)
    }
play-skipped =
    { $count ->
        [one] ({ $count } événement de plus ; tapez : détails)
       *[other] ({ $count } événements de plus ; tapez : détails)
    }
aftermath-out = La partie est finie pour vous ; les autres continuent. Tapez suivre pour voir la suite tour par tour, ou appuyez sur Entrée pour aller à la fin.
aftermath-more = Entrée pour continuer, q pour aller à la fin :
command-watch = suivre s
play-digest = Depuis votre dernière action
play-resumed = Là où vous en étiez
play-verbosity =
    { $level ->
        [full] Désormais, chaque événement est raconté en entier, avec sa règle.
        [brief] Désormais, les événements sont résumés, et les règles données seulement sur demande.
       *[normal] Désormais, les longues séries d'événements sont résumées.
    }
play-key-details = le texte complet de ce qui a été résumé
play-key-verbosity = niveau de détail : complet, normal ou bref
command-details = d détails details
command-verbosity = v verbosité verbosite
# Les mots que l'on peut taper pour chaque niveau, séparés par des espaces.
level-full = complet
level-normal = normal
level-brief = bref
refused-unknown-verbosity = Il n'y a pas de niveau { $level } ; niveaux possibles : { $levels }.

## Une table préparée par des questions

setup-language = English: en. Français : fr. (Enter, Entrée: en)
setup-welcome = Préparons une table. Entrée garde le choix habituel.
setup-game = Quel jeu ? (Entrée : 1)
setup-game-each = { $game }. { $text }
setup-which = { $option } ? (Entrée : 1)
setup-people = Qui joue à ce clavier ? Tapez un nombre, ou des noms séparés par des virgules. (Entrée : { $usual })
setup-bot-count = Combien de bots se joignent à vous ? De { $least } à { $most }. (Entrée : { $usual })
setup-rest = Quelque chose à changer ? Tapez son numéro, ou appuyez sur Entrée pour commencer la partie.
setup-bots-random = prennent n'importe quelle option
setup-option = { $option } : { $value }
setup-bots = Les bots { $value }
setup-undo = Annuler une réponse qui a révélé quelque chose : { $value }
setup-undo-by-consent = si tous sont d'accord
setup-undo-never = jamais
setup-odds = Probabilités à côté de chaque option : { $value }
setup-odds-words = en mots
setup-odds-numbers = en chiffres
setup-odds-off = aucune
refused-no-such-number = « { $typed } » ne convient pas : tapez un nombre de { $least } à { $most }.

simulate-doing = simulation de { $game }
simulate-title-fate = le sort de chacun
simulate-title-ending = fins de partie
simulate-title-round = durée en manches
simulate-of-seats = places
simulate-of-games = parties
fate-won = victoire
simulate-share = part
simulate-interval = 95 %
simulate-by-seat = par place
simulate-seats = places
simulate-balance = par rapport aux fourchettes d'un jeu équilibré
simulate-band = fourchette
simulate-group-fate = { $name } : { $fate }
simulate-verdict =
    { $verdict ->
        [below] en dessous
        [above] au-dessus
       *[within] dedans
    }
simulate-length = une partie dure { label-figure } manches
simulate-written =
    { $count ->
        [one] { $count } ligne écrite dans { $file }
       *[other] { $count } lignes écrites dans { $file }
    }
simulate-drawn = image écrite dans { $file }
happened-so-many = { $seen } choses sur les { $of } possibles sont arrivées
happened-never = jamais arrivé : { $sort } ({ $seen } sur { $of }) : { $things }

# Noms et chiffres des tableaux et des images de parties simulées.
label-thing = { MAJ(SANS($name)) }
label-seat = Place { $number }
label-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
label-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
label-percent-whole = { NUMBER($share, maximumFractionDigits: 0) } %
label-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }

picture-title = { $game }
picture-which =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $players ->
        [one] { $players } place
       *[other] { $players } places
    } · { $manner } · bots : { $bots } · graines { $first } à { $last }
picture-mean-won = des places gagnent
picture-mean-rounds = manches par partie
picture-legend = ● part   ━ son intervalle à 95 %   ◆ nettement hors de la bande ombrée, où devraient se trouver de bons joueurs de même force (par place : 0,6 à 1,6 fois la moyenne)
picture-won-by-seat = Victoires par place
picture-group = { $name } ({ $count })
picture-endings = Comment et quand finissent les parties
picture-round = manche
picture-games = parties
picture-route = { $route } { label-percent }
picture-route-rare = ◆ { $route } { label-percent }, moins de 5 %
picture-occurring = Ce qui est arrivé, sur tout ce qui peut arriver
picture-seen = { $seen }/{ $of }
refused-picture-needs-matplotlib = { $file } a besoin de matplotlib. Installez-le : { $command }

## Le manuel : ce que dit --help

# help-play est ce que fait `hullbreach play` ; ses variantes sont les paramètres, tels qu'on les tape.
manual-usage = Utilisation : { $usage }
manual-commands = Commandes
manual-arguments = Arguments
manual-parameters = Paramètres
manual-help = Affiche cette aide et s'arrête.
manual-version = Affiche la version de l'application.
manual-choices = [au choix : { $choices }]
manual-default = [par défaut : { $value }]
manual-required = [obligatoire]
manual-value-command = COMMANDE
manual-value-game = JEU
manual-value-file = FICHIER
manual-value-words = MOTS
manual-value-str = TEXTE
manual-value-int = NOMBRE
manual-value-float = NOMBRE
manual-value-path = FICHIER
manual-value-choice = CHOIX
help-lang = Langue : en ou fr ; à défaut, celle de la machine.
help-json = Écrit du JSON, pour les programmes.
help-seed = La graine de la première partie ; les suivantes prennent les graines suivantes.
help-jobs = Nombre de processus ; à défaut, autant que de processeurs.
help-database = Un fichier, ou postgresql://… pour PostgreSQL ; à défaut, les tables de `hullbreach play`.

help = Des jeux de plateau d'horreur et de survie, selon les règles : pour y jouer, en débattre, les mesurer.
help-play =
    Joue dans votre navigateur, seul avec des bots ou avec des amis qui ouvrent un lien.

    `--terminal`, ou toute option qui concerne la table, fait jouer ici. Sans ces options, des questions préparent la partie pas à pas.
    .game = Quel jeu, parmi ceux que liste `hullbreach games`.
    .terminal = Jouer dans ce terminal, seul avec des bots ou à plusieurs au même clavier.
    .port = Port de la page.
    .browser = Ouvrir ou non la page dans votre navigateur.
    .players = Nombre de places ; à défaut quatre, ou autant que le jeu le permet.
    .people = Combien de personnes jouent, ou leurs noms : `2`, ou `Anne,Bob` ; à défaut une seule. Elles prennent les premières places.
    .bots = Quel bot joue les autres places : celui du jeu par défaut ; `random` prend une option au hasard.
    .seed = La même graine distribue la même partie.
    .option = Une option du jeu, comme `mode=semi-coop` ; peut être répétée.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .save = Fichier où sauvegarder la partie quand vous la quittez. Un fichier qui existe n'est pas remplacé, sauf celui de la partie reprise.
    .resume = Une partie à reprendre : un fichier, `last` pour la dernière jouée (gardée à chaque réponse), `last-2` pour celle d'avant, ou `list` pour les voir.
    .record = Fichier où écrire à la fin l'enregistrement de la partie, pour `hullbreach replay`.
    .plain = Sans couleur, ni dessin, ni effacement de l'écran, pour lecteurs d'écran et journaux.
    .verbosity = Niveau de détail : `full` montre chaque événement, `normal` résume les longues séries, `brief` omet aussi l'identifiant des règles, que `pourquoi` donne toujours.
    .brief = Comme `--verbosity brief`.
    .protocol = Un programme joue à la place des personnes : des lignes de JSON par l'entrée et la sortie standard (docs/protocol.md).
    .lang = { help-lang }
help-serve = Sert des tables que des amis rejoignent par un lien, dans leur navigateur.
    .host = L'adresse à écouter ; à défaut, toutes celles de cette machine.
    .port = Le port à écouter.
    .database = { help-database }
    .public = Un nom sous lequel on atteint le serveur de l'extérieur, comme `games.example.org` ; peut être répété.
    .base = Chemin du serveur derrière un mandataire.
    .host-key = Si elle est donnée, seules les personnes qui connaissent cette clé peuvent créer des tables.
    .proxy = L'adresse ou le réseau d'un mandataire placé devant le serveur, cru quand il dit d'où vient une requête ; peut être répété.
    .webhook = Une URL à prévenir, avec le code de la table, quand c'est le tour d'un joueur absent.
    .rate = Nombre de changements et de connexions acceptés par minute d'une même adresse.
    .keep-open = Secondes pendant lesquelles une table où il n'y a personne reste en mémoire.
    .think = Secondes laissées à un bot pour réfléchir et au calcul des probabilités ; avec 0, sans limite. Un bot à court de temps prend la première option.
    .pack = Une extension avec laquelle se jouent les nouvelles tables : son dossier, ou son nom si elle est installée ; peut être répétée.
    .lang = { help-lang }
help-backup = Écrit toutes les tables d'un serveur dans un fichier ; le serveur peut continuer. Le fichier contient des secrets.
    .file = Fichier à écrire.
    .database = { help-database }
    .lang = { help-lang }
help-restore = Remplit une base vide avec les tables d'un fichier.
    .file = Un fichier écrit par `hullbreach backup`.
    .database = { help-database }
    .lang = { help-lang }
help-schema = Affiche en TypeScript les types de tout ce qui passe par une connexion.
    .games = Affiche plutôt ce que les jeux y montrent : leurs vues, leurs mots et leurs sortes d'événements.
help-load = Joue à beaucoup de tables par de vraies connexions et mesure combien chacun attend les autres.
    .tables = Nombre de tables.
    .seats = Nombre de places à chaque table ; chacune a son client.
    .seconds = Durée de la mesure.
    .pace = Secondes de réflexion, en moyenne, avant chaque réponse, comme en prendraient des gens ; avec 0, la réponse est immédiate.
    .seed = Décide de ce que répondent les clients.
    .database = Un fichier, ou postgresql://… pour PostgreSQL ; à défaut, un fichier temporaire.
    .lang = { help-lang }
help-games = Liste les jeux avec leur nombre de joueurs et leurs options.
    .json = { help-json }
    .lang = { help-lang }
help-rules = Consulte les règles ; montre où elles sont appliquées et quels tests les prouvent.
help-rules-search = Cherche dans les règles ; les meilleurs résultats d'abord.
    .words = Les mots à chercher.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .limit = Combien de règles montrer.
    .lang = { help-lang }
help-rules-show = Montre une règle : son texte, la décision, où elle est appliquée, quels tests la citent.
    .id = L'identifiant d'une règle, tel que search le montre.
    .lang = { help-lang }
help-rules-rulings = Liste ce qui a été décidé là où les livres sont obscurs, muets ou en désaccord, chaque décision avec sa règle.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .lang = { help-lang }
help-rules-coverage = Compte les règles citées par un test réussi, et nomme les autres.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .module = Un seul module, par exemple base ou coop.
    .json = Écrit du JSON, et rien d'autre.
    .lang = { help-lang }
help-scenario = Met en place une position d'après un fichier TOML, la joue, et montre ce qu'en font les règles.
help-scenario-run =
    Joue un scénario pas à pas ; code de sortie 1 si une attente n'est pas remplie.

    La question d'une décision vient d'abord ; sa réponse, avec les règles qui la donnent, vient à la fin et seulement si elle tient.
    .file = Un fichier TOML ; `docs/scenario.md` le décrit.
    .lang = { help-lang }
help-pack = Les extensions : en vérifier une, ou en commencer une.
help-pack-check =
    Vérifie une extension : chaque fichier, les deux langues, et des parties entre bots dans chaque mode.

    Le code de sortie est 1 si quelque chose ne va pas.
    .pack = Son dossier, ou son nom si elle est installée.
    .games = Combien de parties les bots jouent avec elle.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .lang = { help-lang }
help-pack-new = Commence une extension : un dossier déjà valide, avec lequel on peut jouer aussitôt.
    .folder = Le dossier à créer ; son nom devient l'identifiant de l'extension.
    .game = Le jeu auquel elle est destinée, parmi ceux que liste `hullbreach games`.
    .lang = { help-lang }
help-replay = Raconte une partie enregistrée comme l'a vue un spectateur ou une place, d'après les événements gardés.
    .file = L'enregistrement, tel que l'écrit `hullbreach play --record FICHIER`.
    .seat = La place dont on montre ce qu'elle savait ; à défaut, un spectateur.
    .truth = Toute la vérité : les secrets de tout le monde aussi.
    .step = Attend Entrée avant chaque tour.
    .verify = Rejoue l'enregistrement avec ces règles et dit s'il finit de la même façon.
    .pack = Une extension avec laquelle la partie a été jouée : son dossier, ou son nom si elle est installée ; peut être répétée.
    .lang = { help-lang }
help-fuzz =
    Joue des parties au hasard et vérifie à chaque décision les promesses du moteur.

    Copies et sauvegardes sont identiques, aucun élément ne se perd, personne ne distingue un monde redistribué, les relectures finissent comme la partie, et toute partie finit.
    .game = Quel jeu.
    .games = Combien de parties.
    .players = Nombres de joueurs, comme 3 ou 1-5 ; à défaut, tous ceux que permet le jeu.
    .seed = { help-seed }
    .jobs = { help-jobs }
    .option = Une option du jeu sous la forme clé=valeur ; peut être répétée. Les autres options sont essayées avec toutes leurs valeurs.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .quick = Joue seulement, sans vérifier chaque décision.
    .bots = Les bots habituels jouent, avec une bourde de temps en temps : les parties vont plus loin qu'au hasard.
    .lang = { help-lang }
help-simulate =
    Fait jouer beaucoup de parties aux bots et compte qui survit, qui gagne et ce qui tue, chaque part avec son intervalle à 95 %.

    À la fin, nomme ce qui n'est jamais arrivé. La même graine donne les mêmes parties, quel que soit le nombre de processus.
    .game = Quel jeu.
    .games = Combien de parties.
    .players = Nombre de places à chaque partie.
    .bots = Quel bot joue : celui du jeu par défaut ; `random` prend une option au hasard.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .option = Une option du jeu sous la forme clé=valeur ; peut être répétée.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .out = Un fichier avec une ligne par place et par partie : .csv, .json, ou .parquet (il faut DuckDB : l'extra `lab`).
    .plot = Une image des résultats : .png, .svg ou .pdf (il faut matplotlib : l'extra `lab`).
    .lang = { help-lang }
help-bench = Mesure d'une traite les décisions, copies, options, vues et sauvegardes des jeux, et celles des moteurs voisins installés.
    .games = Les jeux à mesurer ; tous, si aucun n'est nommé.
    .seconds = Secondes de jeu pour chaque jeu.
    .json = { help-json }
    .lang = { help-lang }

## Ce qui ne va pas dans une commande

refused-unknown-command = Commande inconnue : « { $command } ». Commandes possibles : { $commands }.
    .near =
        { $near-count ->
            [0] Commande inconnue : « { $command } ». Commandes possibles : { $commands }.
           *[other] Commande inconnue : « { $command } ». Vouliez-vous dire « { $near } » ? Commandes possibles : { $commands }.
        }
refused-unknown-flag = Option inconnue : { $flag }.
    .near =
        { $near-count ->
            [0] Option inconnue : { $flag }.
           *[other] Option inconnue : { $flag }. Vouliez-vous dire { $near } ?
        }
refused-not-a-choice = « { $value } » ne convient pas pour { $flag }. Au choix : { $choices }.
refused-not-converted =
    { $kind ->
        [int] « { $value } » ne convient pas pour { $flag } : ce n'est pas un nombre entier.
        [float] « { $value } » ne convient pas pour { $flag } : ce n'est pas un nombre.
       *[other] « { $value } » ne convient pas pour { $flag }.
    }
refused-argument-missing = La commande « { $command } » a besoin d'une valeur pour { $flag }.
refused-value-too-small = « { $value } » ne convient pas pour { $flag } : il faut au moins { $least }.
    .above = « { $value } » ne convient pas pour { $flag } : il faut plus que { $above }.
refused-command-line = { $said }
refused-unused-words = Arguments inattendus : { $words }.
system-cause =
    { $because ->
        [ENOENT] aucun fichier ni dossier de ce nom
        [EACCES] accès refusé
        [EPERM] opération interdite
        [EISDIR] c'est un dossier
        [ENOTDIR] ce n'est pas un dossier
        [EROFS] système de fichiers en lecture seule
        [ENOSPC] plus de place sur le disque
        [EIO] erreur d'entrée-sortie
        [EADDRINUSE] un autre programme y écoute déjà
        [EADDRNOTAVAIL] cette machine n'a pas cette adresse
        [not-text] ce n'est pas du texte en UTF-8
       *[other] { $because }
    }

## Lister les jeux, fuzzer, mesurer

games-game = jeu
games-players = joueurs
games-options = options (la première est l'habituelle)
fuzz-doing = fuzzing de { $game }
fuzz-broken = rompu
fuzz-again = pour recommencer : { $command }
series-interrupted = Interrompu : { $games } sur { $of } parties jouées.
fuzz-sum = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions, { $dealt } faces redistribuées, { $broken ->
        [one] { $broken } rupture
       *[other] { $broken } ruptures
    }
fuzz-endings = fins : { $endings }
bench-doing = mesure
    .what = mesure de { $what }
bench-as-written = Le moteur tel qu'il est écrit ; `make fast` le compile.
bench-compiled = Le moteur compilé.
bench-decisions_per_s = décisions par seconde
bench-choices_per_s = décisions avec un choix par seconde
bench-games_per_s = parties par seconde
bench-decisions_per_game = décisions par partie
bench-copy_us = une copie, µs
bench-options_us = les options d'une question, µs
bench-sight_us = une vue telle que les bots la reçoivent, µs
bench-view_us = une vue, µs
bench-save_us = une sauvegarde, µs
bench-load_us = charger une sauvegarde, µs
bench-resample_us = un monde redistribué, µs
bench-late_to_early = décisions tardives sur premières
bench-x = { $peer } = 1, décisions
bench-x-choices = { $peer } = 1, décisions avec un choix
bench-peer = moteur
bench-peer-decisions = décisions/s
bench-peer-choices = avec un choix/s
bench-peer-copy = copie µs
bench-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-great-figure = { NUMBER($figure, maximumFractionDigits: 0) }
bench-no-peer = Aucun moteur voisin n'est installé ici ; `make bench` les installe.

## Décider dans le navigateur

sign-cost =
    { $cost ->
        [0] gratuit
        [one] coûte { $cost } carte
       *[other] coûte { $cost } cartes
    }
sign-reaction = réaction
digest-said = { $who } : « { $said } »
ui-odds-says = Ce qu'un choix peut entraîner, pour autant que vous puissiez le savoir. Comment l'afficher ?
ui-may-bring = Peut entraîner : { $odds }
ui-free = gratuit
ui-spends = Vous dépensez : { $cards }
ui-spends-more = Coût : { $count } cartes
ui-spends-one = Coût : 1 carte
ui-gather-any = Cochez-en autant que vous voulez, puis confirmez.
ui-gather-due = Cochez-en { $due }, puis confirmez.
ui-gather-up-to = Cochez-en { $due } au plus, puis confirmez.
ui-gather-confirm = Confirmer (cochées : { $chosen })
ui-gather-keep-all = Tout garder
ui-gather-confirm-due = Confirmer (cochées : { $chosen } sur { $due })
ui-gather-stopped = Une autre question est arrivée. Réponses envoyées : { $given } sur { $wanted }.
ui-gather-copy = { $text } (exemplaire { $number })
ui-words-here = Expliquer les termes
ui-words-none = Aucun mot à expliquer ici.
ui-word-rule = Lire la règle
ui-digest = Pendant votre absence
ui-digest-today = Où en sont les choses
ui-digest-all = Montrer toutes les lignes
ui-ear = À l'oreille et au clavier
ui-level = Ce qui est annoncé
ui-level-brief = Bref : les événements en quelques phrases, puis la question
ui-level-normal = Normal : chaque ligne, les longues séries résumées
ui-level-full = Complet : chaque ligne, et les choix numérotés
ui-key-words = les termes de la question
ui-key-all = toutes les lignes des derniers événements
ui-key-command = la ligne de commande
ui-key-of = Touche : { $what }
ui-key-taken = { $key } est déjà la touche d'autre chose : { $what }.
ui-keys-reset = Revenir aux touches habituelles
ui-command = Ligne de commande
ui-command-says = Un numéro, les premiers mots d'un choix, ou : { $words }
ui-command-go = Valider
ui-command-unknown = « { $typed } » n'est ni un choix ni une commande. Tapez : { $help }
ui-command-several = Cela peut être { $options }
ui-command-numbered = { $number } : { $text }
ui-command-done = Fait : { $text }
ui-command-busy = On ne peut rien répondre pour le moment.
ui-command-told = Désormais : { $level }

## Les pages du navigateur

ui-title = { MAJ(SANS($name)) }
ui-pages = Pages
ui-language = Langue
ui-start = Accueil
ui-rules = Règles
ui-which-game = Quel jeu ?
ui-play-now = Jouer tout de suite
ui-play-now-says = Vous jouez avec trois bots et la partie commence aussitôt. On peut quitter une table et y revenir.
ui-you-default = Joueur
ui-host = Ouvrir une table
ui-join = Rejoindre une table
ui-code = Code de la table
ui-join-go = Rejoindre
ui-arrive-link = Apporter ma place ici depuis un autre appareil
ui-my-tables = Mes tables
ui-my-tables-none = Les tables où vous êtes assis apparaîtront ici.
ui-table-unnamed = Table { $code }
ui-your-turn = À vous de jouer
ui-phase-lobby = attend des joueurs
ui-phase-playing = en cours
ui-phase-over = terminée
ui-invitation = Invitation
ui-invited-by = { $host } vous invite à une partie de { $game }.
ui-invited = Vous êtes invité à une partie de { $game }.
ui-seats-free = Places libres : { $free } sur { $all }
ui-your-name = Votre nom
ui-sit-down = S'asseoir
ui-sit-down-says = Pas besoin de compte : ce navigateur retient votre place.
ui-has-begun = La partie a commencé. Vous pouvez regarder.
ui-no-seat = Toutes les places sont prises. Vous pouvez regarder.
ui-watch = Regarder
ui-watch-link = Lien pour les spectateurs
ui-arrive = Apporter ma place ici
ui-arrive-says = Sur l'autre appareil, ouvrez la table, choisissez « Table » puis « Vers un autre appareil », et tapez ici le code affiché.
ui-word = Code de transfert
ui-arrive-go = Prendre ma place
ui-rules-words = Chercher dans les règles
ui-rules-found = Règles trouvées : { $count }
ui-search = Chercher
ui-ruling = Interprétation :
ui-rule = Règle
ui-details = Détails
ui-table-name = Nom de la table
ui-people = Dont joués par des humains
ui-make-table = Ouvrir la table
ui-host-key = Clé d'hôte de ce serveur
ui-admin = Tables de ce serveur
ui-admin-show = Montrer les tables
ui-admin-days = Jours sans réponse
ui-admin-expire = Supprimer les tables plus anciennes
ui-admin-tables = Tables : { $count }
ui-admin-game = Jeu
ui-admin-phase = État
ui-admin-answers = Entrées
ui-admin-touched = Dernier changement
ui-admin-open = ouverte en ce moment
ui-admin-removed = Tables supprimées : { $count }
ui-admin-remove = Supprimer la table { $code }
ui-admin-remove-short = Supprimer
ui-admin-surely = Vraiment supprimer la table { $code }, pour toujours
ui-admin-surely-short = Vraiment supprimer
ui-option-undo = Annuler une réponse qui a révélé quelque chose
ui-option-undo-says = Une réponse qui n'a rien révélé peut toujours être annulée.
ui-option-undo-by-consent = Si tout le monde est d'accord
ui-option-undo-never = Jamais
ui-table = Table
ui-connecting = Connexion…
ui-reconnecting = Connexion perdue. Reconnexion en cours ; votre partie est à l'abri.
ui-reconnecting-answer = Connexion perdue. Reconnexion en cours ; votre réponse est gardée et sera renvoyée si elle n'est pas arrivée.
ui-part-missing = Cette partie de la page n'a pas pu être chargée ; le serveur a peut-être été mis à jour.
ui-load-again = Recharger la page
ui-trouble-moved = Votre place a changé d'appareil
ui-trouble-moved-says = Elle est passée sur un autre appareil, ou l'hôte a créé un nouveau lien.
ui-trouble-unknown-table = Cette table n'existe pas
ui-trouble-unknown-table-says = Vérifiez que le code ne contient pas de faute de frappe.
ui-trouble-refused = Cette page ne peut pas ouvrir la table
ui-trouble-refused-says = Le serveur ne reconnaît pas comme sienne l'adresse de votre navigateur.
ui-to-start = Aller à la page d'accueil
ui-players = Joueurs
ui-lobby = Salle d'attente
ui-waiting-for = Places encore libres : { $free }
ui-all-here = Tout le monde est là.
ui-seat-bot = Bot
ui-seat-free = libre
ui-you = vous
ui-give-to-bot = Donner à un bot
ui-free-seat = Ouvrir cette place
ui-start-game = Commencer la partie
ui-start-with-bots = Commencer ; des bots prennent les places libres ({ $free })
ui-host-starts = L'hôte lance la partie quand tout le monde est là.
ui-invite = Inviter des amis
ui-invite-says = Envoyez ce lien, ou donnez le code : { $code }
ui-invite-link = Lien pour vos amis
ui-copy = Copier le lien
ui-copied = Copié
ui-qr = Le lien sous forme de code QR
ui-why = pourquoi ?
ui-why-about = pourquoi ? { $about }
ui-question = Question
ui-close = Fermer
ui-press-again = Touchez de nouveau pour confirmer.
ui-is-over = La partie est terminée.
ui-paused = L'hôte a mis la partie en pause.
ui-nobody-asked = Un instant…
ui-undo = Annuler
ui-undo-asked = { $who } voudrait revenir sur sa dernière réponse.
ui-cannot = Ce que vous ne pouvez pas faire, et pourquoi
ui-cannot-nothing = Rien n'est exclu ici.
ui-only-you = Vous seul voyez ceci
ui-only-you-short = vous seul
ui-seen = J'ai vu
ui-any-time = À tout moment
ui-pass = Passer
ui-is-asked = doit répondre
ui-bot = bot
ui-away = absent
ui-carried = À portée de main
ui-your-place = Votre place
ui-fear = Moments sur le plateau
ui-pace-full = L'un après l'autre
ui-pace-quiet = Rapides : une phase d'événement en quelques secondes
ui-pace-off = Aucun : les mots seulement
ui-by-hand = Vos jets attendent un instant que vous appuyiez
ui-throw-die = Appuyez pour lancer
ui-turn-card = Appuyez pour retourner la carte
ui-sounds = Sons
ui-sounds-on = Les sons sont activés
ui-sounds-off = Les sons sont coupés
ui-captions = Sous-titres des sons
ui-story = Le récit
ui-since = Nouveau depuis votre départ
ui-story-new = Nouvelles lignes : { $count }
ui-chat = Dire quelque chose à la table
ui-chat-send = Dire
ui-veil = Masquer
ui-unveil = Montrer comment je gagne
ui-unveil-says = Vos secrets peuvent y figurer : regardez d'abord par-dessus votre épaule.
ui-board = Tout le plateau en mots
ui-drawn-card = carte
ui-drawn-token = jeton
ui-side = Récit, victoire, mémoire, règles, table
ui-side-story = Récit
ui-side-win = Gagner ?
ui-side-memory = Mémoire
ui-side-rules = Règles
ui-side-tools = Table
ui-parts = Ce qui est montré au-dessus de la question
ui-look-first = Voir d'abord le plateau
ui-top-here = Ici
ui-top-board = Plateau
ui-top-me = Moi
ui-top-side = Récit
ui-keys = Raccourcis à une touche
ui-cursor = Touches sur le plateau
ui-key-prompt = la question
ui-key-events = les derniers événements
ui-key-here = où je suis
ui-key-hand = ma main
ui-key-me = comment je vais
ui-key-people = tout le monde
ui-key-clocks = la manche et le temps
ui-key-win = comment je gagne (lu à voix haute !)
ui-carry = Vers un autre appareil
ui-carry-says = Emportez votre place dans un autre navigateur ; elle quitte alors celui-ci.
ui-carry-go = Afficher le code de transfert
ui-carry-word = Tapez ce code là-bas dans les cinq minutes : { $word }
ui-carry-link = Ou ouvrez-y ce lien
ui-host-tools = Pour l'hôte
ui-pause = Pause
ui-resume = Reprendre
ui-to-bot = Donner à un bot
ui-from-bot = Reprendre au bot
ui-relink = Nouveau lien
ui-relink-link = Le nouveau lien de cette place ; l'ancien ne marche plus
ui-fair = Dés honnêtes
ui-fair-says = La graine de cette partie est fixée dès le début par cette empreinte et montrée à la fin : chacun peut vérifier que rien n'a été relancé.
ui-leave = Quitter ; la table reste
ui-outcome = Dénouement
ui-you-won = Vous avez gagné.
ui-you-lost = Vous avez perdu.
ui-won = a gagné
ui-lost = a perdu
ui-record = Télécharger l'enregistrement
ui-next = Suite
ui-show-all = Tout montrer
ui-more-lines = Lignes en plus : { $count }.
ui-at-this-screen = Personnes devant cet écran
ui-at-this-screen-says = Qui partage cet écran avec vous ? Un rideau tombe entre vos tours.
ui-their-name = Nom de la personne { $number }
ui-their-name-too = Nom d'une autre personne
ui-sit-down-too = Prendre place ici aussi
ui-one-more = Une personne de plus
ui-not-here = Retirer
ui-not-here-about = Retirer la personne { $number }
ui-told-of = { $whom } : { $what }
ui-clock = Temps pour décider
ui-clock-none = Sans limite
ui-window = Temps pour réagir
ui-left-alone = Une place où il n'y a personne passe à un bot après
ui-left-alone-never = Jamais
ui-seconds = { $seconds } s
ui-minutes = { $minutes } min { $seconds } s
ui-minutes-only = { $minutes } min
ui-time-left = Temps restant : { $time }
ui-phrases = Phrases
ui-talk = Discussion de table
ui-talk-says = Vrai ou faux : personne ne vérifie ce que vous dites.
ui-sentences = Ce que vous pouvez dire
ui-to-whom = À
ui-to-all = tout le monde
ui-narrow = Filtrer la liste par un mot
ui-narrow-nothing = Rien ne contient ce mot.
ui-back = Retour
ui-mute = Faire taire quelqu'un
ui-mute-says = Ce que dit cette personne n'apparaît plus dans votre récit, dans ce navigateur seulement.
ui-claim = affirmation
ui-shown = montré
ui-speak-of-it = En parler
ui-speak-of-it-says = Vrai ou faux. Les autres savent que vous avez regardé, pas ce que vous avez vu.
ui-show-it = Montrer…
ui-show-it-about = Montrer : { $about }
ui-show-it-says = La personne à qui vous la montrez voit la vraie carte.
ui-show-now = Montrer
ui-curtain = Rideau
ui-curtain-falls = Un instant…
ui-curtain-says = Les autres, regardez ailleurs, s'il vous plaît.
ui-turn-of = { $name }, à vous de jouer
ui-i-am = Je suis { $name }, afficher ma place
ui-everybody-sees = Tout le monde peut regarder : voici l'écran public.
ui-seat-of = Voici la place de { $name }.
ui-draw-curtain = Tirer le rideau
ui-watching = Vous êtes spectateur.
ui-watching-says = Vous voyez ce que tout le monde peut voir. Vous ne répondez à aucune question et n'avez pas de cartes.
ui-resting = Un bot joue pour vous.
ui-resting-says = Il sait ce que sait { $who }.
ui-resting-title = Une pause
ui-rest = Laisser jouer un bot
ui-rest-says = Le bot sait ce que sait votre place. Vous pouvez revenir à tout moment.
ui-i-am-back = Je suis de retour
ui-call = Quand c'est à vous
ui-call-offer = Vous prévenir à votre tour ?
ui-call-sound = Un son bref
ui-call-notice = Une notification
ui-call-no = Non merci
ui-try-again = Réessayer
ui-trouble-removed = Cette table a été supprimée
ui-trouble-removed-says = Le propriétaire du serveur l'a supprimée, avec tout ce qui en était gardé. Vous pouvez en ouvrir une autre.
ui-trouble-closed = La table n'a pas pu être affichée
ui-trouble-closed-says = Quelque chose s'est mal passé sur le serveur. La partie est gardée ; réessayez dans un instant.
ui-trouble-slow = Votre connexion est trop lente
ui-trouble-slow-says = Elle n'a pas pu suivre la table. Rien n'est perdu : votre place vous attend. Réessayez, peut-être sur un autre réseau.

## Apprendre : le guide à la table

ui-coach = Conseils
ui-coach-says = Une courte note la première fois que quelque chose vous arrive.
ui-coach-next = Note suivante
ui-coach-off = Ne plus afficher de notes
ui-coach-put-away = Ranger cette note

## Apprendre : la mission guidée

ui-learn = Apprendre en jouant
ui-lesson = Mission guidée
ui-lesson-step = Étape { $step } sur { $count }
ui-lesson-next = Continuer
ui-lesson-skip = Sauter cette étape
ui-lesson-waits = C'est fait. Répondez à la question pour continuer.
ui-lesson-hint = Indice
ui-lesson-here = C'est ce que la leçon propose.
ui-lesson-read = Lire les règles
ui-lesson-again = Reprendre depuis le début
refused-unknown-lesson = Il n'y a pas de leçon { $lesson }. Leçons possibles : { $lessons }.
refused-no-such-step = La leçon est passée à une autre étape.

## Les règles, section par section

ui-differences-part = Avec { $part } : dix différences
ui-rules-contents = Sommaire
ui-rules-all = Toutes les règles
ui-rules-section = Dans la même section
ui-rules-same = La même règle dans d'autres jeux
ui-rules-tried = Essayé à une table
ui-rules-address = Adresse de cette règle
rule-source-rulebook = Tirée du livret de règles
rule-source-published = Tirée de la FAQ officielle et des listes publiques de matériel
rule-source-house = De notre cru

## Corrections sur lesquelles la table s'accorde

event-consent-refused = { MAJ($who) } refuse la demande.
event-consent-withdrawn = { MAJ($who) } retire sa demande.
event-consent-lapsed = Trop peu de personnes ont accepté à temps la demande { DE($who) }.
event-correction-taken-back = { MAJ($who) } n'a pas été consulté et annule la correction. La partie reprend juste avant.
refused-unknown-correction = Cela ne peut pas être corrigé maintenant : { $option }.
refused-another-wish = On demande déjà autre chose à la table. Attendez que ce soit réglé.
refused-nothing-wanted = Cette demande n'est plus en cours.
play-key-judge = corriger la position : corriger liste les sortes, corriger MOTS cherche, corriger 3 propose le numéro 3
command-judge = j corriger
play-judgements = Ce qui peut être corrigé ; pour en voir plus : corriger SORTE
play-judgements-kind = { $kind } : { $count }
play-judgements-found = Corrections (corriger NUMÉRO) :
play-judgements-none = Rien ne peut être corrigé maintenant. Attendez qu'une action soit demandée à quelqu'un.
play-judgements-unknown = Aucune correction ne parle de : { $words }
ui-consent-agree = D'accord
ui-consent-refuse = Pas d'accord
ui-consent-withdraw = Retirer la demande
ui-consent-waits = Accords obtenus : { $agreed } sur { $needed }. La demande expire au bout de { $seconds } secondes.
ui-missed = { $who } a corrigé la position sans vous : { $what }. Si vous l'annulez, tout ce qui a été joué depuis est annulé aussi. Si vous continuez à jouer, la correction reste.
ui-missed-keep = La garder
ui-missed-undo = L'annuler
ui-judge-title = Une erreur
ui-judge = Corriger la position
ui-judge-says = Pour une erreur que l'on ne peut plus annuler. Toutes les personnes présentes, et plus de la moitié de celles qui jouent, doivent être d'accord. Une personne absente peut ensuite annuler la correction ; le récit dit qui l'a proposée.
ui-judge-asked = { $who } propose une correction : { $what }.
ui-judge-find = Chercher une correction
ui-judge-found = Corrections : { $count }
ui-judge-not-now = Rien ne peut être corrigé maintenant. Attendez qu'une action soit demandée à quelqu'un.
ui-judge-propose = Proposer
ui-judge-choose = Choisissez ce qu'il faut corriger.

## Après la fin

ui-stage-play = La partie
ui-stage-winners = Le verdict
ui-step-of = Révélé : { $shown } sur { $all }
ui-story-later = Le récit reprendra ici quand tout aura été révélé.
ui-ending-small = Regarder la table
ui-ending-large = Revenir à la fin
ui-claims = Les affirmations et la vérité
ui-claims-none = Personne n'a rien affirmé à cette table.
ui-claims-says = Chacune est jugée d'après ce qui était vrai au moment où elle a été faite.
ui-verdict-true = vrai
ui-verdict-false = faux
ui-verdict-open = invérifiable
ui-round-number = Manche { $round }
ui-before-rounds = Mise en place
ui-pictures = La partie en images
ui-pictures-show = Montrer les images
ui-as-picture = Image
ui-as-table = Tableau
ui-shown-as = { $what } : présentation
ui-who-lived = Qui a gagné
ui-timeline = Ce qui est arrivé, manche par manche
ui-moment-claim = Affirmation
ui-who = Qui
ui-round = Manche
ui-happened = Ce qui est arrivé
ui-replay = Revoir la partie
ui-replay-watch = Revoir la partie
ui-replay-link = Lien pour revoir la partie
ui-replay-point = Point { $at } sur { $last }
ui-replay-scrub = Point de la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-back = Un point en arrière
ui-replay-on = Un point en avant
ui-replay-round = Aller à la manche
ui-whose = Ce que savait
ui-whose-public = Tout le monde
ui-whose-truth = Toute la vérité
ui-replay-chosen = choisi
ui-replay-nobody = De ce point de vue, cette décision est cachée.
ui-replay-held = En main : { $who }
ui-replay-keys = Les flèches gauche et droite déplacent d'un point ; la barre d'espace lance et arrête la lecture.
ui-play-on = Reprendre la partie ici
ui-play-on-says = Une nouvelle table, exactement dans cette position. Ce qui a été distribué reste en place ; les prochains jets et les prochaines pioches seront nouveaux.
ui-play-on-seat = Vous jouez
ui-play-on-others = Qui joue les autres ?
ui-play-on-bots = Des bots ; la partie reprend aussitôt
ui-play-on-friends = Des amis ; vous recevez un lien pour eux
ui-play-on-over = La partie est finie à ce point. Revenez en arrière pour la reprendre.
ui-rematch = Encore une fois
ui-rematch-says = Une nouvelle table pour les mêmes personnes, aux mêmes places, avec les mêmes options.
ui-rematch-go = Rejouer
ui-rematch-invited = L'hôte veut rejouer avec vous tous.
ui-rematch-sit = M'asseoir à ma place
ui-rematch-waits = Quand l'hôte voudra rejouer, votre invitation apparaîtra ici.
ui-seat-kept = gardée pour { $name }
ui-sharing = Garder et partager
ui-report = Signaler un problème
ui-report-says = Votre message et la partie dans son état actuel sont gardés pour le propriétaire de ce serveur. Personne à la table ne les voit.
ui-report-text = Que s'est-il passé ?
ui-report-send = Envoyer
ui-report-kept = Merci. Le propriétaire du serveur en prendra connaissance.
ui-admin-reports = Problèmes signalés : { $count }
ui-admin-reports-say = Les fichiers contiennent les secrets de parties peut-être encore en cours.
ui-admin-report = Télécharger le signalement de la table { $code }
ui-admin-report-short = Télécharger
ui-finished = Parties terminées
table-continued = { $name } (suite)
event-continued = Cette table reprend la table { $code }, au point { $point } sur { $last }.
event-forked = Cette table reprend la table { $code }, qui suit son propre cours.
event-again = L'hôte a ouvert une nouvelle table pour les mêmes personnes.
truth-open = Ce que pensait { $who }, aucune carte ne le dit.
refused-replay-not-over = Cette table est encore en jeu. La partie pourra être revue quand elle sera finie.
refused-replay-of-other-rules = Cette partie a été jouée avec d'autres règles que celles de cette version : elle ne peut pas être revue.
refused-unknown-point = Cette partie n'a pas de point { $point } ; le dernier est { $last }.
refused-unknown-eyes = Il n'y a pas de point de vue { $whose } : indiquez une place, public ou truth.
refused-nothing-to-play-on = La partie est finie à ce point. Choisissez un point antérieur.
refused-fork-not-now = Une deuxième table peut s'ouvrir entre deux parties du jeu, pas au milieu de l'une d'elles.
refused-no-rematch = L'hôte n'a pas encore ouvert de nouvelle table.
refused-reports-full = Aucun autre signalement ne peut être gardé tant que le propriétaire du serveur n'en a pas traité.
refused-unknown-report = Il n'y a pas de signalement { $name }.

## Le serveur et ses pages

serve-at = Les tables sont à l'adresse { $address }
play-at-home = Sur votre réseau, vos amis peuvent vous rejoindre à l'adresse { $address }
play-page-open = La page est ouverte dans votre navigateur : { $address }
play-page = Ouvrez cette page dans votre navigateur : { $address }
play-stops = Ctrl+C arrête le serveur. Toutes les tables sont gardées, dans { $file }.
refused-cannot-listen = Impossible d'écouter à l'adresse { $host }, port { $port } : { system-cause }.
refused-page-or-terminal = --port et --no-browser concernent la page dans le navigateur ; les autres options font jouer dans ce terminal. Donnez les unes ou les autres.
refused-only-watching = Vous êtes spectateur.
refused-table-not-begun = La partie n'a pas commencé.
refused-table-has-begun = La partie a déjà commencé.
refused-table-is-over = La partie est terminée : on ne peut plus rien annuler. Pour la reprendre à un moment antérieur, choisissez-le en revoyant la partie et ouvrez une nouvelle table.
refused-table-paused = L'hôte a mis la partie en pause.
refused-only-the-host = Seul l'hôte peut faire cela.
refused-nothing-said = Le message est vide.
refused-nothing-to-look-at = Il n'y a rien à montrer sur { $what }.
refused-unknown-wish = Demande inconnue : { $wish }.
refused-unknown-bot = Il n'y a pas de bot nommé « { $bot } » ; bots possibles : { $bots }.
refused-unknown-table = Il n'y a pas de table { $code }.
refused-unknown-link = Ce lien n'est plus valable : demandez-en un nouveau à l'hôte.
refused-unknown-word = Ce code est inconnu ou n'est plus valable.
refused-name-needed = Donnez un nom.
refused-no-free-seat = Toutes les places de cette table sont prises.
refused-host-key-needed = Pour ouvrir une table, il faut la clé d'hôte de ce serveur.
refused-wish-not-understood = La demande n'a pas été comprise.
refused-wish-too-long = La demande est trop longue.
    .field = « { $field } » est trop long ; la limite est { $most }.
refused-rule-broken = Une erreur s'est produite dans les règles. Rien n'a changé ; prévenez l'hôte.

## Des règles cherchées en vain

refused-unknown-rule = Il n'y a pas de règle { $rule }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de règle { $rule }.
           *[other] Il n'y a pas de règle { $rule }. Vouliez-vous dire { $near } ?
        }
refused-no-rules-of-game = Il n'y a pas de règles pour un jeu nommé { $game } ; jeux possibles : { $there }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de règles pour un jeu nommé { $game } ; jeux possibles : { $there }.
           *[other] Il n'y a pas de règles pour un jeu nommé { $game }. Vouliez-vous dire { $near } ?
        }
refused-unknown-module = Il n'y a pas de module { $module } ; modules possibles : { $there }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de module { $module } ; modules possibles : { $there }.
           *[other] Il n'y a pas de module { $module }. Vouliez-vous dire { $near } ?
        }
refused-no-words = Pour chercher, donnez au moins un mot.
refused-no-checkout = Les tests ne font pas partie du paquet installé : coverage a besoin d'une copie du dépôt.
refused-tests-need = Coverage doit lancer les tests qui citent des règles, et il faut pour cela { $programs }. Installez ce qu'il faut aux tests : { $command }
refused-unreadable-citation = { $because }
rules-are-cited = { $count } règles sur { $all } sont citées par un test réussi ({ $percent } %)
rules-runs-tests = Pas de réussite à jour notée dans { $files } : lancement des tests qui citent des règles
rules-tests-ended = pytest a fini avec le code { $code } ; seuls comptent les tests réussis

refused-not-stored = L'enregistrement a échoué : rien n'a changé. Réessayez.
refused-not-shown = Cette table n'a pas pu être affichée. Rechargez la page.
refused-not-your-seat = Cette place n'est pas l'une des vôtres.
refused-table-removed = Cette table a été supprimée.
refused-unknown-claim = Il n'y a pas de phrase { $claim } ; phrases possibles : { $claims }.
refused-claim-about-nothing = La phrase { $claim } ne peut pas porter là-dessus.
refused-nothing-to-show = On ne peut montrer qu'une carte ou un objet que l'on possède.
refused-bad-number = { $text } n'est pas un nombre entier de 0 à { $most }.
refused-body-too-large = La demande est trop volumineuse.
refused-wrong-origin = La demande vient d'un autre site.
refused-too-often = Trop de demandes. Attendez un instant.
refused-server-full = Ce serveur est plein. Réessayez dans une minute.
refused-database-away = Le serveur ne peut rien enregistrer pour le moment : rien n'a changé. Réessayez plus tard ou prévenez son propriétaire.
refused-no-such-page = Cette page n'existe pas.
refused-failed = Une erreur s'est produite. Réessayez.
webhook-your-turn = À vous de jouer à la table { $code }
event-seat-taken = { $name } prend place : { $who }.
event-seat-carried = { $name } continue sur un autre appareil : { $who }.
event-seat-free = La place { $who-seat } est libre.
event-link-renewed = L'hôte a renouvelé le lien { DE($who) }.
event-bot-plays = Un bot joue désormais pour { $who }.
event-person-plays = { $name } joue de nouveau { $who }.
event-renamed = La table s'appelle maintenant « { $name } ».
event-paused = L'hôte met la partie en pause.
event-resumed = La partie reprend.
event-clock-set = { $clock ->
    [0] Les décisions n'ont plus de limite de temps.
    [one] Une décision peut prendre { $clock } seconde.
   *[other] Une décision peut prendre { $clock } secondes.
 }
event-window-set = { $window ->
    [0] Les réactions n'ont plus de limite de temps.
    [one] Une réaction peut prendre { $window } seconde ; ensuite, il est trop tard.
   *[other] Une réaction peut prendre { $window } secondes ; ensuite, il est trop tard.
 }
event-leave-set = { $leave ->
    [0] Les places dont le joueur s'absente restent comme elles sont.
    [one] Une place dont le joueur s'absente { $leave } minute est confiée à un bot.
   *[other] Une place dont le joueur s'absente { $leave } minutes est confiée à un bot.
 }
claim-to-all = { MAJ($who) } affirme : « { $said } »
claim-to-one = { MAJ($who) } { A($whom) } : « { $said } »
claim-unheard = { MAJ($who) } dit quelque chose { A($whom) }.
shown-to-all = { MAJ($who) } montre à tous : { $said }.
shown-to-one = { MAJ($who) } montre { A($whom) } : { $said }.
shown-unheard = { MAJ($who) } montre quelque chose { A($whom) }.
claim-yes = Oui.
claim-no = Non.
claim-wait = Attendez-moi.
claim-thanks = Merci.

# Ce qui figure sur les boutons des phrases toutes faites, et leurs titres.
phrases-short = En bref
phrase-yes = Oui
phrase-no = Non
phrase-wait = Attendez-moi
phrase-thanks = Merci

# Qui la table attend, tel que les autres le lisent.
waits-otherwise = On attend { $who }.
waits-action = { MAJ($who) } choisit une action.
refused-database-not-empty = Il y a déjà des tables dans cette base de données : restaurez dans une base vide.
refused-backup-not-ours = { $file } n'est pas une sauvegarde de Hullbreach.
refused-backup-damaged = La sauvegarde { $file } est endommagée. Rien n'a été restauré.
refused-bad-proxy = { $proxy } n'est pas l'adresse d'un mandataire ; écrivez-la comme 127.0.0.1 ou 10.0.0.0/8.
refused-bad-base-path = { $base } n'est pas un chemin de base valable ; écrivez-le comme /games.
backup-written = { $count ->
    [one] { $count } table est dans { $file }. Ce fichier contient des secrets : gardez-le pour vous.
   *[other] { $count } tables sont dans { $file }. Ce fichier contient des secrets : gardez-le pour vous.
 }
backup-restored = { $count ->
    [one] { $count } table a été restaurée depuis { $file }.
   *[other] { $count } tables ont été restaurées depuis { $file }.
 }
refused-unknown-database = { $scheme }:// n'est pas une base de données prise en charge. Donnez un fichier, comme tables.sqlite ou sqlite:///tables.sqlite, ou un serveur, comme postgresql://UTILISATEUR@HÔTE/NOM.
refused-postgresql-needs-asyncpg = PostgreSQL a besoin d'asyncpg. Installez-le : { $command }
refused-database-not-opened = La base de données ne s'ouvre pas ({ $because }).
refused-bad-load = Il faut au moins une table, une place et quelques secondes, et le rythme ne doit pas être négatif.
refused-server-not-started = Le serveur n'a pas démarré.
load-tables = { $tables } tables de { $seats } places, { $pace } s de réflexion, { $games } parties terminées
load-decisions = { $count } décisions, { $rate } par seconde, { $refused } refusées
load-waits = D'une réponse au dernier écran : p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
load-sizes = Un changement : p50 { $p50 } octets, p95 { $p95 } octets
load-work = Travail du serveur : { $each } ms par décision, { $share } % d'un cœur
load-memory = Mémoire : { $empty } Ko sans table, { $table } Ko par table en jeu, { $idle } Ko par table où il n'y a plus personne ; { $kept } Ko gardés pour les suivantes
record-seed = L'empreinte de sa graine est { $hash }. Une table affiche cette empreinte avant sa première question : si les deux sont identiques, personne n'a choisi une autre graine.

## La galerie

gallery-name = { SANS($name) }
gallery-source =
    { $source ->
        [house] Contenu maison : aucune source publique ne le donne, il est donc de notre cru.
        [rulebook] D'après le livret de règles.
       *[other] D'après des listes de matériel publiées.
    }
ui-gallery = Galerie
ui-gallery-says = Tout ce que contient la boîte : à quoi cela sert, combien il y en a et d'où vient le texte.
ui-gallery-search = Chercher dans la galerie
ui-gallery-all = Tout
ui-gallery-found = Affichés : { $count }
ui-gallery-count = dans la boîte : { $count }
ui-meanwhile = En attendant, dans la boîte
ui-another = Autre chose
