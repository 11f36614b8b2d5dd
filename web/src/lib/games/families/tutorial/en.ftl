## The lessons of FAMILIES

contents-town = A first night in town
contents-town-about = What you play for, Thugs and Family Members, what businesses bring, and why the suitcase matters.
contents-jobs = Jobs
contents-jobs-about = Goods, payment, and what a Job does on the map.
contents-turf = Turf War
contents-turf-about = Who controls a territory, what that brings, and the $5 at the end.
contents-allies = Friends in high places
contents-allies-about = Bribery, Allies, Tribute, the Entr'acte and the Horse Head.
contents-don = Alone against a don
contents-don-about = How Luciano decides, and how to be ahead of him.
